import * as promises from '@vitrine/contract/catalog.ts';
import * as shapes from '@vitrine/contract/catalog-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { listCategories } from './list-categories.ts';
import { listCategoryVariants } from './list-category-variants.ts';
import { listCategoryManufacturers, listManufacturers, readManufacturer } from './list-manufacturers.ts';
import { listProductAddresses } from './list-product-addresses.ts';
import { listCategoryProducts, listProducts } from './list-products.ts';
import { listProductGroup, listRelated } from './list-related.ts';
import { priceProduct } from './price-product.ts';
import { readCategory } from './read-category.ts';
import { readProduct } from './read-product.ts';

export function mountCatalog(mount: Mount<ShopVisit>): void {
  mount(promises.listCategories, shapes.listCategories, listCategories);
  mount(promises.readCategory, shapes.readCategory, readCategory);
  mount(promises.listCategoryManufacturers, shapes.listCategoryManufacturers, listCategoryManufacturers);
  mount(promises.listCategoryVariants, shapes.listCategoryVariants, listCategoryVariants);
  mount(promises.listManufacturers, shapes.listManufacturers, listManufacturers);
  mount(promises.readManufacturer, shapes.readManufacturer, readManufacturer);
  mount(promises.listProducts, shapes.listProducts, listProducts);
  mount(promises.listCategoryProducts, shapes.listCategoryProducts, listCategoryProducts);
  mount(promises.readProduct, shapes.readProduct, readProduct);
  mount(promises.priceProduct, shapes.priceProduct, priceProduct);
  mount(promises.listRelated, shapes.listRelated, listRelated);
  mount(promises.listProductGroup, shapes.listProductGroup, listProductGroup);
  mount(promises.listProductAddresses, shapes.listProductAddresses, listProductAddresses);
}
