// Where a search looks: a store, in a language.
import type { ShopVisit } from '../store/store.ts';

export interface SearchPlace {
  readonly storeId: number;
  readonly language: string;
}

export const placeOf = ({ store, language }: ShopVisit): SearchPlace => ({ storeId: store.id, language });

/**
 * A word that nobody types, put among the words of a document: with it the index of words knows store and language, and
 * a search does not read the rows of the others.
 */
export const placeMarker = ({ storeId, language }: SearchPlace): string => `zqs${storeId}${language}`;
