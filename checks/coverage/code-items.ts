// The items that the code itself names: pages, calls, and the keys of a browser's storage.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import { shopperEndpoints } from '@vitrine/contract/shopper-endpoints.ts';
import { barePath } from '@vitrine/contract/site/site-paths.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import routes from '../../storefront/app/routes.ts';

const root = join(import.meta.dirname, '../..');

/** Parameters may have any name. */
export const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** The pages and files of the storefront, as the specification writes them; those of other languages are the same behind its prefix. */
export const routePaths = (): string[] =>
  routes
    .map(({ path = '' }) => `/${path.replace(/^\//, '')}`.replaceAll(/:(\w+)/g, '{$1}'))
    .filter((path) => barePath(path) === path);

interface DeclaredCall {
  readonly feature: string;
  readonly endpoint: Endpoint;
}

/** Node and the tests list the names of a file in different orders. */
export function declaredCalls(): readonly DeclaredCall[] {
  const all: DeclaredCall[] = [...shopperEndpoints, ...staffEndpoints];
  const position = ({ feature, endpoint }: DeclaredCall) =>
    `${endpoint.path.startsWith('private/') ? 'staff' : 'shop'} ${feature} ${endpoint.name}`;
  return all.toSorted((a, b) => (position(a) < position(b) ? -1 : 1));
}

/** Names are unique in the shop and in the back office. */
export const callName = ({ name, path }: Endpoint): string => (path.startsWith('private/') ? `staff ${name}` : name);

/** `GET cart/{}`: every address of the endpoints, as a specification would name it. */
export const addresses = (all: readonly Endpoint[]): string[] =>
  all.flatMap((endpoint) =>
    addressesOf(endpoint).map((path) => `${endpoint.method} ${withoutNames(path.replace('/api/v1/', ''))}`),
  );

/** Names under which the storefront keeps something, or talks to its other tabs. */
export function storedNames(): string[] {
  const app = join(root, 'storefront/app');
  // The host writes the cookie of the cart as well.
  const files = [
    ...readdirSync(app, { recursive: true, encoding: 'utf8' }).map((name) => join(app, name)),
    join(root, 'contract/src/cart/cart-form.ts'),
  ];
  const sources = files
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(name, 'utf8').replaceAll(/Symbol\.for\([^)]*\)/g, ''));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/'(vitrine\.[\w.-]+)'|`\$\{[^`]+\}(_[a-z_]+)`/g)].map(([, own, suffix]) => own ?? suffix ?? ''),
  );
  return [...new Set(names)].toSorted();
}
