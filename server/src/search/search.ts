// Public API of the search module.
export { refreshDocuments } from './documents-repository.ts';
export { searchOldProducts } from './search-old-products.ts';
export { findByWords } from './search-products.ts';
export { findStaffProducts } from './staff-products-repository.ts';
export { replaceSynonyms } from './synonyms-repository.ts';
export { listZeroResultSearches, type ZeroResultSearch } from './zero-result-searches.ts';
