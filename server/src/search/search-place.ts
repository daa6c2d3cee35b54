/**
 * A word that nobody types, put among the words of a document: with it the index of words knows store and language, and
 * a search does not read the rows of the others.
 */
export const placeMarker = (storeId: number, language: string): string => `zqs${storeId}${language}`;
