import type { Language } from './language.ts';

type Message = string | ((...args: never[]) => string);
type Translated<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string };

export type Messages<T> = Record<Language, Translated<T>>;

/** Defines messages in both languages. A French key that is missing, extra or has other arguments does not compile. */
export const defineMessages = <const T extends Record<string, Message>>(
  en: T & Translated<T>,
  fr: NoInfer<Translated<T>>,
): Messages<T> => ({ en, fr });
