// Public API of the catalog module; other features import only this file.

export { viewDescriptions } from './category-view.ts';
export { type CodeToIdMap, findCodeToIdMap } from './code-to-id-repository.ts';
export { deleteUnused } from './delete-structure-repository.ts';
export {
  findAddressesOf,
  findOffersBySku,
  findProductAddresses,
  findSkuOfProduct,
} from './edited-product-repository.ts';
export { mergeOldStockMovements } from './expire-movements.ts';
export { isGtin } from './gtin.ts';
export { htmlToText } from './html-to-text.ts';
export { findKnownSkus } from './known-skus-repository.ts';
export { getCachedCategories, viewCategoriesWithCounts } from './list-categories.ts';
export { viewManufacturers } from './list-manufacturers.ts';
export {
  type FindFew,
  findFewListedIds,
  findFirstListedIds,
  findMatchingListedIds,
  toProductPage,
} from './list-products.ts';
export { countProductsOfStore, findProductIdsOfStore, refreshListings } from './listing-refresh-repository.ts';
export { lockNamedProduct } from './named-product-repository.ts';
export {
  countProductsNaming,
  countShownFirstIn,
  findProductIdsNaming,
} from './named-structure-repository.ts';
export type { NewImage, NewProduct, NewVariant } from './new-product.ts';
export { lowestOfThirtyDays, type PriceOffer, priceAt } from './price.ts';
export { priceBounds } from './price-bounds.ts';
export { getCachedProductCards, getCachedVariantsOf, type ProductCard } from './product-card.ts';
export { viewProductPrice } from './product-view.ts';
export { findProductId, getCachedProducts } from './read-product.ts';
export { saveProducts, saveRelations } from './save-products-repository.ts';
export { type SalesChange, saveSales } from './save-sales-repository.ts';
export {
  findCategoryAddresses,
  findKnownNames,
  type KnownNames,
  type NewDescription,
  saveBrands,
  saveCategory,
  saveGroup,
  saveOptions,
  saveProperties,
} from './save-structure-repository.ts';
export type { CatalogPage, CatalogRequest } from './search-catalog.ts';
export { findSellables, findVariantsOf, type Sellable } from './sellable-repository.ts';
export { setLowStock, setStock, setVisible } from './staff-catalog.ts';
export { endSale, setPrice, startSale } from './staff-prices.ts';
export {
  countLowStock,
  findLowStock,
  lockProductStock,
  lockProducts,
  returnStock,
  type StockQuantity,
  takeStock,
} from './stock-repository.ts';
export { labelVariants, type VariantLabel } from './variant-label-repository.ts';
