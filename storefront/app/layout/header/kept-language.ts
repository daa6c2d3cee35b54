import type { Language } from '../../i18n/language.ts';
import { store } from '../../session/browser-storage.ts';

export const languageStorageKey = 'vitrine.language';

/** The address says the language of a page; this is for whoever comes back to the shop's bare address. */
export const setLanguage = (language: Language): boolean => store(languageStorageKey, language);
