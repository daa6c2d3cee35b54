// Addresses of every screen of the back office, read from the files of its features: a new screen is checked without a line here.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const app = join(import.meta.dirname, '../../backoffice/app');

/** Where the address is not the route: a parameter, a search that finds something, steps that look different. */
export const addressesByRoute: Readonly<Record<string, readonly string[]>> = {
  '/products': ['products?q=vase'],
  '/products/:id': ['products/1'],
  '/categories/:code': ['categories/kitchen-table'],
  '/options/:code': ['options/color'],
  '/fields/new': ['fields/new?example=material'],
  '/fields/:code': ['fields/material'],
  '/boxes/:code': ['boxes/headerMessage'],
  '/pages/:code': ['pages/imprint'],
  '/welcome': ['welcome', 'welcome?step=goods'],
  '*': ['nothing-here'],
};

/** Shown with an order of its own. */
export const orderRoute = '/orders/:id';

const routesIn = (file: string): string[] =>
  [...readFileSync(join(app, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route);

/** The routes of each feature, and of the frame around them. */
export const routesByFeature: ReadonlyMap<string, readonly string[]> = new Map(
  [...globSync('features/*/*-feature.ts', { cwd: app }).toSorted(), 'routes.tsx'].map((file) => [
    basename(file).replace(/-feature\.ts$|\.tsx$/, ''),
    routesIn(file),
  ]),
);

export const addressesOf = (routes: readonly string[]): string[] =>
  routes.filter((route) => route !== orderRoute).flatMap((route) => addressesByRoute[route] ?? [route.slice(1)]);

/** Opened by a link with a secret, by people who are not signed in. */
export const linkScreens = ['setup', 'invitation', 'reset'] as const;
