import type { ShopVisit } from '../store/store.ts';
import { countByCategory, findStructure, type Structure } from './structure-repository.ts';

export const recallStructure = ({ db, recall, store, tag }: ShopVisit): Promise<Structure> => {
  tag('store', 'catalogue');
  return recall(`structure ${store.id}`, ['store', 'catalogue'], () => findStructure(db, store.id));
};

/** Kept apart from the structure: it is forgotten with every product that comes or goes. */
export const recallProductCounts = ({ db, recall, store, tag }: ShopVisit): Promise<Map<number, number>> => {
  tag('products');
  return recall(`product counts ${store.id}`, ['catalogue', 'products'], () => countByCategory(db, store.id));
};
