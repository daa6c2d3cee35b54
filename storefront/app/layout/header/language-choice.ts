import type { Language } from '../../i18n/language.ts';
import { store } from '../../session/browser-storage.ts';

export const languageStorageKey = 'vitrine.language';

/** The path determines the language of a page; the stored choice is for later visits of the root path. */
export const storeLanguage = (language: Language): boolean => store(languageStorageKey, language);
