import { useLocation } from 'react-router';
import { translate } from '../messages/translate.ts';
import { type Language, languageOf } from './language.ts';

export const useLanguage = (): Language => languageOf(useLocation().pathname);

/** The messages of a feature in the language of the page. */
export const useMessages = <T extends object>(english: T): T => translate(english, useLanguage());
