import { endpoint } from '../endpoint.ts';
import type * as shapes from './catalog-shapes.ts';

export const listCategories = endpoint<typeof shapes.listCategories>()({
  name: 'listCategories',
  access: 'public',
  method: 'GET',
  path: 'category',
  summary: 'Root categories with their children, by sortOrder',
});

export const readCategory = endpoint<typeof shapes.readCategory>()({
  name: 'readCategory',
  access: 'public',
  method: 'GET',
  path: 'category/{key}',
  summary: 'One category, by id or friendlyUrl',
});

export const listCategoryManufacturers = endpoint<typeof shapes.listCategoryManufacturers>()({
  name: 'listCategoryManufacturers',
  access: 'public',
  method: 'GET',
  path: 'category/{key}/manufacturers',
  also: ['category/{key}/manufacturer'],
  summary: 'Brands of the products in a category and below it',
});

export const listCategoryVariants = endpoint<typeof shapes.listCategoryVariants>()({
  name: 'listCategoryVariants',
  access: 'public',
  method: 'GET',
  path: 'category/{key}/variants',
  also: ['/api/v2/category/{key}/variants', '/api/v2/category/{key}/variations', 'category/{key}/variations'],
  summary: 'Options, such as colour, of the products in a category and below it',
});

export const listManufacturers = endpoint<typeof shapes.listManufacturers>()({
  name: 'listManufacturers',
  access: 'public',
  method: 'GET',
  path: 'manufacturers',
  summary: 'Brands',
});

export const readManufacturer = endpoint<typeof shapes.readManufacturer>()({
  name: 'readManufacturer',
  access: 'public',
  method: 'GET',
  path: 'manufacturer/{key}',
  also: ['manufacturers/{key}'],
  summary: 'One brand, by id',
});

export const listProducts = endpoint<typeof shapes.listProducts>()({
  name: 'listProducts',
  access: 'public',
  method: 'GET',
  path: 'products',
  also: ['/api/v2/products'],
  costly: true,
  summary: 'Products by category, brand, option, price or name',
});

export const listProductFilters = endpoint<typeof shapes.listProductFilters>()({
  name: 'listProductFilters',
  access: 'public',
  method: 'GET',
  path: 'product-filters',
  summary: 'Custom fields that a list of products can be filtered by, with the values that its products have',
});

export const listCategoryProducts = endpoint<typeof shapes.listCategoryProducts>()({
  name: 'listCategoryProducts',
  access: 'public',
  method: 'GET',
  path: '/api/v2/products/category/{key}',
  summary: 'Products of a category by its friendlyUrl',
});

export const readProduct = endpoint<typeof shapes.readProduct>()({
  name: 'readProduct',
  access: 'public',
  method: 'GET',
  path: 'product/friendly/{key}',
  also: [
    'product/{key}',
    'products/{key}',
    'product/name/{key}',
    '/api/v2/product/{key}',
    '/api/v2/product/friendly/{key}',
    '/api/v2/product/name/{key}',
  ],
  summary: 'One product, by id, SKU or friendlyUrl',
});

export const priceProduct = endpoint<typeof shapes.priceProduct>()({
  name: 'priceProduct',
  access: 'public',
  method: 'POST',
  path: 'product/{key}/price',
  also: ['/api/v2/product/{key}/variation'],
  summary: 'The price with the chosen options',
});

export const listRelated = endpoint<typeof shapes.listRelated>()({
  name: 'listRelated',
  access: 'public',
  method: 'GET',
  path: 'product/{key}/related',
  also: ['products/{key}/related'],
  summary: 'Products that go with this one',
});

export const listProductGroup = endpoint<typeof shapes.listProductGroup>()({
  name: 'listProductGroup',
  access: 'public',
  method: 'GET',
  path: 'products/group/{code}',
  summary: 'A group such as FEATURED_ITEM, in the merchant’s order',
});

export const listProductAddresses = endpoint<typeof shapes.listProductAddresses>()({
  name: 'listProductAddresses',
  access: 'public',
  method: 'GET',
  path: 'sitemap/products',
  summary: 'Own addition: the friendlyUrls of every shown product, for a site map',
});

export const listProductCategories = endpoint<typeof shapes.listProductCategories>()({
  name: 'listProductCategories',
  access: 'public',
  method: 'GET',
  path: 'category/product/{key}',
  summary: 'The categories a product is in',
});

export const listProductImages = endpoint<typeof shapes.listProductImages>()({
  name: 'listProductImages',
  access: 'public',
  method: 'GET',
  path: 'product/{key}/images',
  also: ['products/{key}/images'],
  summary: 'The images of a product',
});
