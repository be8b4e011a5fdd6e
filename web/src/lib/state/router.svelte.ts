// Addresses are fragments: /#/table/ID. They never reach the server, so neither does an invitation's secret.

export interface Place {
  page: string;
  parts: string[];
}

export function parse(hash: string): Place {
  const [page = "", ...parts] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  return { page, parts };
}

export function address(page: string, ...parts: string[]): string {
  return `#/${[page, ...parts].map(encodeURIComponent).join("/")}`;
}

export interface Invitation {
  table: string;
  secret: string;
  lang: string;
}

/** The parts of an invitation: the table, its secret, and the host's language. */
export function invitation({ page, parts }: Place): Invitation {
  const [table = "", secret = "", lang = ""] = page === "join" ? parts : [];
  return { table, secret, lang };
}

class Router {
  place: Place = $state.raw(parse(location.hash));

  begin(): void {
    addEventListener("hashchange", () => {
      this.place = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  go(page: string, ...parts: string[]): void {
    location.hash = address(page, ...parts);
  }

  /** Like `go`, but replaces the current place in the history. */
  replace(page: string, ...parts: string[]): void {
    history.replaceState(null, "", address(page, ...parts));
    this.place = parse(location.hash);
  }
}

export const router = new Router();
