import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { type ComponentType, lazy } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import { AllowedScreen } from './layout/allowed-screen.tsx';
import { Frame } from './layout/frame.tsx';

/** Each screen has its own script, which is loaded when somebody who may see it opens it. */
function screen(path: string, load: () => Promise<ComponentType>, permission: Permission | 'own' | null): RouteObject {
  const Screen = lazy(async () => ({ default: await load() }));
  return {
    path,
    element: (
      <AllowedScreen permission={permission}>
        <Screen />
      </AllowedScreen>
    ),
  };
}

const productScreens = () => import('./features/catalog/editor/product-screen.tsx');

const categoryScreens = () => import('./features/catalog/structure/category-screen.tsx');

const signedInScreens: RouteObject[] = [
  screen('/', async () => (await import('./features/orders/today-screen.tsx')).TodayScreen, null),
  screen('/orders', async () => (await import('./features/orders/orders-screen.tsx')).OrdersScreen, 'orders.r'),
  screen('/orders/:id', async () => (await import('./features/orders/order-screen.tsx')).OrderScreen, 'orders.r'),
  screen('/products', async () => (await import('./features/catalog/products-screen.tsx')).ProductsScreen, 'catalog.r'),
  screen('/products/new', async () => (await productScreens()).NewProductScreen, 'catalog.w'),
  screen('/products/:id', async () => (await productScreens()).ProductScreen, 'catalog.r'),
  screen(
    '/categories',
    async () => (await import('./features/catalog/structure/categories-screen.tsx')).CategoriesScreen,
    'catalog.r',
  ),
  screen('/categories/new', async () => (await categoryScreens()).NewCategoryScreen, 'catalog.w'),
  screen('/categories/:code', async () => (await categoryScreens()).CategoryScreen, 'catalog.r'),
  screen(
    '/brands',
    async () => (await import('./features/catalog/structure/brands-screen.tsx')).BrandsScreen,
    'catalog.r',
  ),
  screen(
    '/options',
    async () => (await import('./features/catalog/structure/options-screen.tsx')).OptionsScreen,
    'catalog.r',
  ),
  screen(
    '/options/:code',
    async () => (await import('./features/catalog/structure/option-screen.tsx')).OptionScreen,
    'catalog.r',
  ),
  screen('/import', async () => (await import('./features/import/import-screen.tsx')).ImportScreen, 'catalog.r'),
  screen(
    '/activity',
    async () => (await import('./features/history/activity-screen.tsx')).ActivityScreen,
    'activity.r',
  ),
  screen('/staff', async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen, 'staff.w'),
  screen('/shop', async () => (await import('./features/store/shop-screen.tsx')).ShopScreen, 'settings.w'),
  screen('/welcome', async () => (await import('./features/store/welcome-screen.tsx')).WelcomeScreen, 'settings.w'),
  screen('/account', async () => (await import('./features/staff/account-screen.tsx')).AccountScreen, 'own'),
  screen('/more', async () => (await import('./layout/more-screen.tsx')).MoreScreen, 'own'),
  screen('*', async () => (await import('./layout/problem-screens.tsx')).NotFoundScreen, 'own'),
];

const routes: RouteObject[] = [{ element: <Frame />, children: signedInScreens }];

const Routes = () => useRoutes(routes);

/** What people see who are signed in. */
export const Screens = () => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <Routes />
  </BrowserRouter>
);
