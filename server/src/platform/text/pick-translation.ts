/** Returns the text in the requested language, in the fallback language, or any. */
export function pickTranslation<T extends { language: string }>(
  texts: readonly T[],
  requested: string,
  fallback: string,
): T | undefined {
  return (
    texts.find(({ language }) => language === requested) ??
    texts.find(({ language }) => language === fallback) ??
    texts[0]
  );
}
