import { plural } from '@vitrine/contract/text/plural.ts';

export const cardMessages = {
  off: (value: number) => `${value}% OFF`,
  now: 'Now',
  original: 'Original price',
  from: 'from',
  outOfStock: 'Out of Stock',
  preOrder: 'Pre-Order',
  colours: (names: string) => `Colors: ${names}`,
};

export const listMessages = {
  title: 'Products',
  products: (count: number, hasMore?: boolean) =>
    hasMore
      ? `More than ${count} products`
      : plural('en', count, { one: `${count} product`, other: `${count} products` }),
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  close: 'Close',
  brand: 'Brand',
  anyBrand: 'All brands',
  allBrands: 'Show all brands',
  price: 'Price',
  min: 'Min',
  max: 'Max',
  apply: 'Apply',
  showProducts: (count: number, hasMore?: boolean) =>
    hasMore
      ? `Show more than ${count} products`
      : plural('en', count, { one: `Show ${count} product`, other: `Show ${count} products` }),
  clearAll: 'Clear all',
  applied: 'Applied filters',
  removeBrand: (name: string) => `Remove filter: brand ${name}`,
  removePrice: (range: string) => `Remove filter: price ${range}`,
  fieldValue: (field: string, value: string) => `${field}: ${value}`,
  removeField: (field: string, value: string) => `Remove filter ${field}: ${value}`,
  incomplete: 'Enter both prices',
  reversed: 'The minimum must not be higher than the maximum',
  notANumber: 'Use numbers only',
  sort: 'Sort',
  featured: 'Featured',
  priceAsc: 'Price: low to high',
  priceDesc: 'Price: high to low',
  newest: 'Newest',
  rating: 'Top rated',
  bestSelling: 'Best selling',
  loadMore: 'Load more',
  nextProducts: 'Next products',
  earlierProducts: 'Earlier products',
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  shownFrom: (from: number, until: number, total: number) => `Showing ${from}–${until} of ${total}`,
  narrow: (shown: number, total: number, hasMore?: boolean) =>
    hasMore
      ? `Showing ${shown} of more than ${total}. Use filters to narrow the list.`
      : `Showing ${shown} of ${total}. Use filters to narrow the list.`,
  empty: 'No products here yet',
  emptyText: 'See our other products.',
  noMatch: 'No products match these filters',
  noMatchText: 'Try fewer brands or a wider price range.',
  removeFilters: 'Remove filters',
  viewAll: 'VIEW ALL',
  everything: 'All products',
  everythingText: 'All our products.',
  parts: 'Categories',
};

export const trailMessages = { home: 'Home', breadcrumb: 'Breadcrumb' };

export const recentlyViewedMessages = { title: 'Recently viewed' };
