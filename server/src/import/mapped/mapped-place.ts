// Pure: where a problem of a mapped catalog stands in the file.
/** Where entries stand in the file. */
export interface TablePlaces {
  /** Lines by path, such as `products.3.variants.1`. */
  readonly lineOf: ReadonlyMap<string, number>;
  /** Columns by field, such as `price`. */
  readonly columnOf: Readonly<Record<string, string>>;
}

export function placeOf(
  { path }: { readonly path: readonly PropertyKey[] },
  { lineOf, columnOf }: TablePlaces,
): { readonly line: number; readonly column: string | undefined } {
  const field = path.findLast((step) => typeof step === 'string' && step in columnOf);
  const column = field === undefined ? undefined : columnOf[String(field)];
  for (let length = path.length; length > 0; length -= 1) {
    const line = lineOf.get(path.slice(0, length).join('.'));
    if (line !== undefined) return { line, column };
  }
  return { line: 1, column };
}
