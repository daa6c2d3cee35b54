import { useLocation } from 'react-router';
import type { Messages } from './define-messages.ts';
import { type Language, languageOf } from './language.ts';

export const useLanguage = (): Language => languageOf(useLocation().pathname);

/** The messages of a feature in the language of the page. */
export const useMessages = <T>(messages: Messages<T>): Messages<T>[Language] => messages[useLanguage()];
