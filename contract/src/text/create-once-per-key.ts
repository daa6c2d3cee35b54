/** Calls `create` once for each key. For formats of a language: making one takes fifty times as long as using it. */
export function createOncePerKey<T>(create: (key: string) => T): (key: string) => T {
  const created = new Map<string, T>();
  return (key) => {
    const known = created.get(key);
    if (known !== undefined) return known;
    const value = create(key);
    created.set(key, value);
    return value;
  };
}
