import { endpoint } from '../endpoint.ts';
import type * as shapes from './search-shapes.ts';

export const suggestProducts = endpoint<typeof shapes.suggestProducts>()({
  name: 'suggestProducts',
  access: 'public',
  method: 'GET',
  path: 'search-products',
  costly: true,
  summary: 'Suggestions: products whose name contains the text, with the fields a suggestion shows',
});

export const searchProducts = endpoint<typeof shapes.searchProducts>()({
  name: 'searchProducts',
  access: 'public',
  method: 'GET',
  path: 'search',
  costly: true,
  summary: 'Product search, filtered by brand and price',
});

export const previewSearch = endpoint<typeof shapes.previewSearch>()({
  name: 'previewSearch',
  access: 'public',
  method: 'GET',
  path: 'search/preview',
  costly: true,
  summary: 'Own addition: how many products a search finds, and brands whose name contains the text',
});

export const searchCatalog = endpoint<typeof shapes.searchCatalog>()({
  name: 'searchCatalog',
  access: 'public',
  method: 'POST',
  path: 'search',
  costly: true,
  summary: 'The same search in its older form, with counts by category',
});

export const completeSearch = endpoint<typeof shapes.completeSearch>()({
  name: 'completeSearch',
  access: 'public',
  method: 'POST',
  path: 'search/autocomplete',
  costly: true,
  summary: 'Names that contain the text, at most 15',
});
