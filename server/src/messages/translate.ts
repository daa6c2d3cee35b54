import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { createTranslate } from '@vitrine/contract/text/create-translate.ts';
import * as de from './de/all.ts';
import * as en from './en/all.ts';
import * as fr from './fr/all.ts';

const all: Readonly<Record<Language, typeof en>> = { en, fr, de };

/** The messages in a language: `translate(cartMessages, language)`. */
export const translate = createTranslate(all);
