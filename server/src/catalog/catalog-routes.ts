import * as endpoints from '@vitrine/contract/catalog/catalog.ts';
import * as shapes from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { listProductAddresses } from './listing/list-product-addresses.ts';
import { listProductFilters } from './listing/list-product-filters.ts';
import { listCategoryProducts, listProducts, type WordSearch } from './listing/list-products.ts';
import { listProductGroup, listRelated } from './listing/list-related.ts';
import { listProductImages, priceProduct, readProduct } from './product/read-product.ts';
import { listCategories } from './structure/list-categories.ts';
import { listCategoryVariants } from './structure/list-category-variants.ts';
import { listCategoryManufacturers, listManufacturers, readManufacturer } from './structure/list-manufacturers.ts';
import { listProductCategories, readCategory } from './structure/read-category.ts';

export function mountCatalog(mount: Mount<RequestContext & WordSearch>): void {
  mount(endpoints.listCategories, shapes.listCategories, listCategories);
  mount(endpoints.readCategory, shapes.readCategory, readCategory);
  mount(endpoints.listCategoryManufacturers, shapes.listCategoryManufacturers, listCategoryManufacturers);
  mount(endpoints.listCategoryVariants, shapes.listCategoryVariants, listCategoryVariants);
  mount(endpoints.listManufacturers, shapes.listManufacturers, listManufacturers);
  mount(endpoints.readManufacturer, shapes.readManufacturer, readManufacturer);
  mount(endpoints.listProducts, shapes.listProducts, listProducts);
  mount(endpoints.listProductFilters, shapes.listProductFilters, listProductFilters);
  mount(endpoints.listCategoryProducts, shapes.listCategoryProducts, listCategoryProducts);
  mount(endpoints.readProduct, shapes.readProduct, readProduct);
  mount(endpoints.priceProduct, shapes.priceProduct, priceProduct);
  mount(endpoints.listRelated, shapes.listRelated, listRelated);
  mount(endpoints.listProductGroup, shapes.listProductGroup, listProductGroup);
  mount(endpoints.listProductCategories, shapes.listProductCategories, listProductCategories);
  mount(endpoints.listProductImages, shapes.listProductImages, listProductImages);
  mount(endpoints.listProductAddresses, shapes.listProductAddresses, listProductAddresses);
}
