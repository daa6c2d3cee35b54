// Every endpoint with its shapes, for programs that look at requests of any kind. It loads zod: not for browsers.
import * as account from './account.ts';
import * as accountShapes from './account-shapes.ts';
import * as alerts from './alerts.ts';
import * as alertsShapes from './alerts-shapes.ts';
import * as archive from './archive.ts';
import * as archiveShapes from './archive-shapes.ts';
import * as cart from './cart.ts';
import * as cartShapes from './cart-shapes.ts';
import * as catalog from './catalog.ts';
import * as catalogShapes from './catalog-shapes.ts';
import * as checkout from './checkout.ts';
import * as checkoutShapes from './checkout-shapes.ts';
import * as contact from './contact.ts';
import * as contactShapes from './contact-shapes.ts';
import * as content from './content.ts';
import * as contentShapes from './content-shapes.ts';
import { addressesOf, type Endpoint, type Method, type Shape } from './endpoint.ts';
import * as newsletter from './newsletter.ts';
import * as newsletterShapes from './newsletter-shapes.ts';
import * as orders from './orders.ts';
import * as ordersShapes from './orders-shapes.ts';
import * as preorder from './preorder.ts';
import * as preorderShapes from './preorder-shapes.ts';
import * as reviews from './reviews.ts';
import * as reviewsShapes from './reviews-shapes.ts';
import * as search from './search.ts';
import * as searchShapes from './search-shapes.ts';
import type { EndpointName } from './shopizer-calls.ts';
import * as store from './store.ts';
import * as storeShapes from './store-shapes.ts';
import * as wishlist from './wishlist.ts';
import * as wishlistShapes from './wishlist-shapes.ts';
import * as withdrawal from './withdrawal.ts';
import * as withdrawalShapes from './withdrawal-shapes.ts';

export interface KnownEndpoint {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** Each shape has the name of its endpoint. */
const pair = <E extends { readonly [K in keyof E]: Endpoint }>(
  endpoints: E,
  shapes: { readonly [K in keyof E]: Shape },
): KnownEndpoint[] =>
  (Object.keys(endpoints) as (keyof E & EndpointName)[]).map((name) => ({
    name,
    endpoint: endpoints[name],
    shape: shapes[name],
  }));

export const allEndpoints: readonly KnownEndpoint[] = [
  ...pair(account, accountShapes),
  ...pair(alerts, alertsShapes),
  ...pair(archive, archiveShapes),
  ...pair(cart, cartShapes),
  ...pair(catalog, catalogShapes),
  ...pair(checkout, checkoutShapes),
  ...pair(contact, contactShapes),
  ...pair(content, contentShapes),
  ...pair(newsletter, newsletterShapes),
  ...pair(orders, ordersShapes),
  ...pair(preorder, preorderShapes),
  ...pair(reviews, reviewsShapes),
  ...pair(search, searchShapes),
  ...pair(store, storeShapes),
  ...pair(wishlist, wishlistShapes),
  ...pair(withdrawal, withdrawalShapes),
];

interface Route extends KnownEndpoint {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literals: number;
}

/** Paths with fewer parameters first: `cart/{code}/multi` before `cart/{code}/{x}`. */
const routes: readonly Route[] = allEndpoints
  .flatMap((known) => addressesOf(known.endpoint).map((address) => routeOf(known, address)))
  .toSorted((a, b) => b.literals - a.literals);

function routeOf(known: KnownEndpoint, address: string): Route {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${address.replace(/\{\w+\}/g, '([^/]+)')}/?$`);
  const literals = address.split('/').filter((part) => !part.startsWith('{')).length;
  return { ...known, pattern, names, literals };
}

export interface FoundEndpoint extends KnownEndpoint {
  readonly params: Readonly<Record<string, string>>;
}

/** The endpoint that answers at this URL, from the root; undefined when there is none. */
export function findEndpoint(method: Method | string, url: string): FoundEndpoint | undefined {
  const path = url.split('?', 1)[0] ?? '';
  for (const { pattern, names, name, endpoint, shape } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.fromEntries(names.map((key, index) => [key, decode(match[index + 1] ?? '')]));
    return { name, endpoint, shape, params };
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
