/** A name in the person's language, or in any that there is. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string, otherwise: string): string =>
  names[language] ?? Object.values(names)[0] ?? otherwise;
