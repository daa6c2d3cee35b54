import type { Store } from '@vitrine/contract/store/store-shapes.ts';
import { type Language, languages, siteLanguages } from './language.ts';

/** The languages of the store that the site has, the store's own first; all of the site when the store is unknown. */
export function offeredLanguages(store: Pick<Store, 'defaultLanguage' | 'supportedLanguages'> | null): Language[] {
  const spoken = languages.filter((language) => store?.supportedLanguages.some(({ code }) => code === language));
  const offered = spoken.length > 0 ? spoken : languages;
  return offered.toSorted((a, b) => Number(b === store?.defaultLanguage) - Number(a === store?.defaultLanguage));
}

/** Whether there are pages in the language. The paths without a prefix always have pages: shoppers arrive there. */
export const isOffered = (language: Language, offered: readonly Language[]): boolean =>
  siteLanguages[language].prefix === '' || offered.includes(language);
