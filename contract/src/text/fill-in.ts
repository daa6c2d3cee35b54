/** Replaces each `{name}` by the value of that name. */
export const fillIn = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
