// Pure: texts come as one row per language.

/** The text in the language asked, else in the store's own, else any. */
export function pickTranslation<T extends { language: string }>(
  texts: readonly T[],
  wanted: string,
  fallback: string,
): T | undefined {
  return (
    texts.find(({ language }) => language === wanted) ?? texts.find(({ language }) => language === fallback) ?? texts[0]
  );
}
