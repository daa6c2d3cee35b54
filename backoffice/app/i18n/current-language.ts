import { isLanguage, type Language, languages } from '@vitrine/contract/site/site-languages.ts';

const KEY = 'vitrine.admin.language';

/** The language chosen on this device, else the first of the browser's that the back office has. */
export function currentLanguage(): Language {
  const chosen = localStorage.getItem(KEY) ?? '';
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? languages[0] ?? 'en';
}

export const saveLanguage = (language: Language): void => localStorage.setItem(KEY, language);
