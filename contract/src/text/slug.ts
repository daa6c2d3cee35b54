// Pure: a name in Latin letters, digits and hyphens, for addresses and codes.

/** How a language writes its letters without marks; elsewhere the mark is dropped. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** Letters that no decomposition turns into Latin ones. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Étagère Rebord → etagere-rebord, and in German Große Schüssel → grosse-schuessel. Empty when the name has no Latin letter or digit. */
export function plainSlug(name: string, language: string): string {
  const spelling = spellings[language] ?? {};
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => spelling[letter] ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
