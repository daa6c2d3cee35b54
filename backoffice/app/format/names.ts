/** The person who did something, as it is recorded; programs of the shop have names in each language. */
export const actorText = (actor: string, programs: Readonly<Record<string, string>>): string =>
  programs[actor] ?? actor;

/** Name and address of `Ann Lee <ann@shop.example>`; one line when both are the same. */
export function personLines(person: string): string[] {
  const [, name = person, email = person] = /^(.*) <([^<>]+)>$/.exec(person) ?? [];
  return [...new Set([name, email])];
}

/** Name of a country in a language; the code where the browser knows none. */
export function regionText(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name of a language in a language. */
export function languageText(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A name that stands alone, such as a heading, begins with a capital letter; French writes names of languages small. */
export const asTitle = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** A name in the person's language, or in any that there is. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string, otherwise: string): string =>
  names[language] ?? Object.values(names)[0] ?? otherwise;
