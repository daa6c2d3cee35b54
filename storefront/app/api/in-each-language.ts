// One page in the languages of the store, for the links between them.
import type { Client } from '@vitrine/contract/client.ts';
import { readStore } from '@vitrine/contract/store/store.ts';
import type { PageContext } from '../context.ts';
import type { Language, PagePaths } from '../i18n/language.ts';
import { offeredLanguages } from '../i18n/offered-languages.ts';
import { ignoreError } from './api-errors.ts';

export const readLanguages = async ({ api, storeCode }: PageContext, language: Language): Promise<Language[]> =>
  offeredLanguages(await ignoreError('store', api(language)(readStore, { params: { code: storeCode } })));

/** The same call in the other languages of the store. A failed call leaves its language out. */
export async function inOtherLanguages<T>(
  context: PageContext,
  language: Language,
  call: (ask: Client<'public'>) => Promise<T>,
): Promise<Map<Language, T>> {
  const others = (await readLanguages(context, language)).filter((other) => other !== language);
  const answers = await Promise.all(
    others.map(async (other) => [other, await ignoreError(`page in ${other}`, call(context.api(other)))] as const),
  );
  return new Map(answers.flatMap(([other, answer]) => (answer === null ? [] : [[other, answer] as const])));
}

interface Written {
  readonly description: { readonly language?: string } | null;
}

/** Whether the text is in this language, and not in the one that replaces a missing text. */
export const isWrittenIn = (language: Language, { description }: Written): boolean =>
  (description?.language ?? language) === language;

/** The paths of the page in the languages it is written in. */
export const writtenPaths = <T extends Written>(
  pages: ReadonlyMap<Language, T>,
  pathOf: (page: T) => string,
): PagePaths =>
  Object.fromEntries(
    [...pages].flatMap(([language, page]) => (isWrittenIn(language, page) ? [[language, pathOf(page)]] : [])),
  );
