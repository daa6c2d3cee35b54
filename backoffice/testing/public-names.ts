// Categories and brands as the public API of the shop lists them.
import type { Category, Description, Manufacturer } from '@vitrine/contract/catalog/catalog-shapes.ts';

const named = (name: string): Description => ({
  id: 1,
  language: 'en',
  name,
  description: null,
  friendlyUrl: null,
  keyWords: null,
  highlights: null,
  metaDescription: null,
  title: null,
});

export const aPublicCategory = (code: string, name: string, children: Category[] = []): Category => ({
  id: 1,
  code,
  sortOrder: 0,
  visible: true,
  featured: false,
  lineage: '/1/',
  depth: 0,
  description: named(name),
  productCount: 1,
  store: 'DEFAULT',
  image: null,
  parent: null,
  headImage: null,
  children,
});

export const aPublicBrand = (code: string, name: string): Manufacturer => ({
  id: 1,
  code,
  order: 0,
  description: named(name),
  productCount: null,
});

export const aPublicPage = (count: number) => ({
  totalPages: 1,
  number: count,
  recordsTotal: count,
  recordsFiltered: count,
});
