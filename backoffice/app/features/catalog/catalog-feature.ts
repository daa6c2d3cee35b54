import { BadgeCheck, Copy, Menu, Tag } from '@vitrine/ui/icons.ts';
import { defineFeature } from '../../feature.ts';

const productScreens = () => import('./editor/product-screen.tsx');
const categoryScreens = () => import('./structure/category-screen.tsx');

/** Name or SKU of a product; one letter would find everything. */
export const productTextIn = (text: string): string | null => (text.trim().length >= 2 ? text.trim() : null);

export const catalogFeature = defineFeature({
  name: 'catalog',
  screens: [
    {
      path: '/products',
      permission: 'catalog.r',
      load: async () => (await import('./list/products-screen.tsx')).ProductsScreen,
      menu: { label: 'products', icon: Tag, place: 'main', key: 'p' },
    },
    {
      path: '/products/new',
      permission: 'catalog.w',
      load: async () => (await productScreens()).NewProductScreen,
      action: 'newProduct',
    },
    { path: '/products/:id', permission: 'catalog.r', load: async () => (await productScreens()).ProductScreen },
    {
      path: '/categories',
      permission: 'catalog.r',
      load: async () => (await import('./structure/categories-screen.tsx')).CategoriesScreen,
      menu: { label: 'categories', icon: Menu, place: 'more', key: 'c' },
    },
    { path: '/categories/new', permission: 'catalog.w', load: async () => (await categoryScreens()).NewCategoryScreen },
    { path: '/categories/:code', permission: 'catalog.r', load: async () => (await categoryScreens()).CategoryScreen },
    {
      path: '/brands',
      permission: 'catalog.r',
      load: async () => (await import('./structure/brands-screen.tsx')).BrandsScreen,
      menu: { label: 'brands', icon: BadgeCheck, place: 'more', key: 'b' },
    },
    {
      path: '/options',
      permission: 'catalog.r',
      load: async () => (await import('./structure/options-screen.tsx')).OptionsScreen,
      menu: { label: 'options', icon: Copy, place: 'more' },
    },
    {
      path: '/options/:code',
      permission: 'catalog.r',
      load: async () => (await import('./structure/option-screen.tsx')).OptionScreen,
    },
  ],
  searches: [
    {
      title: 'products',
      permission: 'catalog.r',
      place: 'last',
      termIn: productTextIn,
      load: async () => (await import('./catalog-queries.ts')).findProducts,
    },
  ],
});
