import { expect, test, vi } from "vitest";
import { HostCarrier } from "./client";

test("a browser is asked to keep games when one begins, not whenever the page looks at them", () => {
  const persist = vi.fn();
  vi.stubGlobal("navigator", { storage: { persist } });
  vi.stubGlobal(
    "Worker",
    class {
      postMessage(): void {}
    },
  );
  const carrier = new HostCarrier();
  void carrier.call("api/tables/t1/poll", { method: "POST", body: "{}" });
  void carrier.call("api/tables/t1/record", {});
  expect(persist).not.toHaveBeenCalled();
  void carrier.call("api/tables", { method: "POST", body: "{}" });
  void carrier.call("api/import", { method: "POST", body: "{}" });
  expect(persist).toHaveBeenCalledTimes(2);
});
