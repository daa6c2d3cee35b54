// Public API of the search module.
export { refreshDocuments, searchOldProducts } from './documents-repository.ts';
export { findByWords } from './search-products.ts';
export { replaceSynonyms } from './search-repository.ts';
export { findStaffProducts } from './staff-products-repository.ts';
export { listZeroResultSearches, type ZeroResultSearch } from './zero-result-repository.ts';
