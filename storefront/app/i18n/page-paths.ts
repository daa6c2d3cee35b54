import { type Language, languages } from './language.ts';

/** The path of one page in each language that has it, without the prefix of the language. */
export type PagePaths = Readonly<Partial<Record<Language, string>>>;

/** For pages whose path is the same in every language. */
export const samePath = (path: string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, path])) as Record<Language, string>;
