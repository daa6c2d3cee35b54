// Public API of the catalog module; other features import only this file.

export { htmlToText } from './feed/feed-items.ts';
export {
  type FindFew,
  findFewListedIds,
  findFirstListedIds,
  findMatchingListedIds,
  priceBounds,
  toProductPage,
} from './listing/list-products.ts';
export { countProductsOfStore, findProductIdsOfStore, refreshListings } from './listing/listing-refresh-repository.ts';
export { lowestOfThirtyDays, type PriceOffer, priceAt } from './prices/price.ts';
export { endSale, setPrice, startSale } from './prices/staff-prices.ts';
export { getCachedProductCards, getCachedVariantsOf, type ProductCard } from './product/product-card.ts';
export { viewProductPrice } from './product/product-view.ts';
export { findProductId, getCachedProducts } from './product/read-product.ts';
export { findKnownSkus, findSellables, findVariantsOf, type Sellable } from './product/sellable-repository.ts';
export { labelVariants, type VariantLabel } from './product/variant-label-repository.ts';
export { type CodeToIdMap, findCodeToIdMap } from './saving/code-to-id-repository.ts';
export type { NewImage, NewProduct, NewVariant, Saving } from './saving/new-product.ts';
export { saveProducts, saveRelations } from './saving/save-products-repository.ts';
export { type SalesChange, saveSales } from './saving/save-sales-repository.ts';
export {
  findAddressesOf,
  findOffersBySku,
  findProductAddresses,
  findSkuOfProduct,
} from './staff/edited-product-repository.ts';
export { lockNamedProduct } from './staff/named-product-repository.ts';
export type { CatalogPage, CatalogRequest } from './staff/search-catalog.ts';
export { setLowStock, setStock, setVisible } from './staff/staff-catalog.ts';
export {
  countLowStock,
  countSoldOut,
  countWithoutPicture,
  countWithoutPrice,
  findLowStock,
  lockProductStock,
  lockProducts,
  mergeOldStockMovements,
  returnStock,
  type StockQuantity,
  takeStock,
} from './stock/stock-repository.ts';
export { viewDescriptions } from './structure/category-view.ts';
export { deleteUnused } from './structure/delete-structure-repository.ts';
export { getCachedCategories, viewCategoriesWithCounts } from './structure/list-categories.ts';
export { viewManufacturers } from './structure/list-manufacturers.ts';
export {
  countProductsNaming,
  countShownFirstIn,
  findProductIdsNaming,
} from './structure/named-structure-repository.ts';
export {
  findCategoryAddresses,
  findKnownNames,
  type KnownNames,
  saveBrands,
  saveCategory,
  saveGroup,
  saveOptions,
  saveProperties,
} from './structure/save-structure-repository.ts';
