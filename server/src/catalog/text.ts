// Pure: texts come as one row per language.

/** The text in the language asked, else in the store's own, else any. */
export function inLanguage<T extends { language: string }>(
  texts: readonly T[],
  wanted: string,
  fallback: string,
): T | undefined {
  return (
    texts.find(({ language }) => language === wanted) ?? texts.find(({ language }) => language === fallback) ?? texts[0]
  );
}

export function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
