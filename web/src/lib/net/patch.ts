// Differences between two states, as the server sends them (src/alehouse/server/patch.py).

/** `[value]` replaces, `[]` removes a field, an object patches parts by field or index. */
export type Patch = unknown[] | { [part: string]: Patch };

/** The new value; the old one is not changed, and unchanged parts are shared. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const parts = Object.entries(patch);
  if (Array.isArray(old)) {
    const items: unknown[] = [...(old as unknown[])];
    for (const [index, part] of parts) items[Number(index)] = patched(items[Number(index)], part);
    return items;
  }
  const fields = { ...(old as Record<string, unknown>) };
  for (const [name, part] of parts) {
    if (Array.isArray(part) && part.length === 0) delete fields[name];
    else fields[name] = patched(fields[name], part);
  }
  return fields;
}
