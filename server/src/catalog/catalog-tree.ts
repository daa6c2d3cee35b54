import type { RequestContext } from '../store/store.ts';
import { countByCategory, findStructure, type Structure } from './structure-repository.ts';

export const getCachedCatalogTree = ({ db, cache, store, tag }: RequestContext): Promise<Structure> => {
  tag('store', 'catalogue');
  return cache(`structure ${store.id}`, ['store', 'catalogue'], () => findStructure(db, store.id));
};

/** Kept apart from the structure: it is forgotten with every product that comes or goes. */
export const getCachedProductCounts = ({ db, cache, store, tag }: RequestContext): Promise<Map<number, number>> => {
  tag('products');
  return cache(`product counts ${store.id}`, ['catalogue', 'products'], () => countByCategory(db, store.id));
};
