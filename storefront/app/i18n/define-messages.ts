import type { Language } from './language.ts';

type Message = string | ((...args: never[]) => string);
type Words<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string };

export type Messages<T> = Record<Language, Words<T>>;

/** Both languages side by side. A French key that is missing, extra or takes other arguments does not compile. */
export const defineMessages = <const T extends Record<string, Message>>(
  en: T & Words<T>,
  fr: NoInfer<Words<T>>,
): Messages<T> => ({ en, fr });
