// Reads values out of responses whose shape is not certain.

/** The value at the end of the path; undefined when there is none. */
export function at(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part.at(Number(key));
    return typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined;
  }, body);
}

export function listAt(body: unknown, ...path: readonly (string | number)[]): unknown[] {
  const value = at(body, ...path);
  return Array.isArray(value) ? value : [];
}

export function numberAt(body: unknown, ...path: readonly (string | number)[]): number | undefined {
  const value = at(body, ...path);
  return typeof value === 'number' ? value : undefined;
}

export function textAt(body: unknown, ...path: readonly (string | number)[]): string | undefined {
  const value = at(body, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
