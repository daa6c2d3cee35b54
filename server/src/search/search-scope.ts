import type { RequestContext } from '../store/store.ts';

export interface SearchScope {
  readonly storeId: number;
  readonly language: string;
}

export const toSearchScope = ({ store, language }: RequestContext): SearchScope => ({ storeId: store.id, language });

/** A token in the words of every document, so that the full text index also filters by store and language. */
export const searchScopeToken = ({ storeId, language }: SearchScope): string => `zqs${storeId}${language}`;
