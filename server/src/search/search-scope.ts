// Where a search looks: a store, in a language.
import type { RequestContext } from '../store/store.ts';

export interface SearchScope {
  readonly storeId: number;
  readonly language: string;
}

export const placeOf = ({ store, language }: RequestContext): SearchScope => ({ storeId: store.id, language });

/**
 * A word that nobody types, put among the words of a document: with it the index of words knows store and language, and
 * a search does not read the rows of the others.
 */
export const searchScopeToken = ({ storeId, language }: SearchScope): string => `zqs${storeId}${language}`;
