/**
 * A word that nobody types, put among the words of a document: with it the index of words knows the brand, and a search
 * among one brand does not read the rows of all.
 */
export const brandMarker = (manufacturerId: number): string => `zqb${manufacturerId}`;
