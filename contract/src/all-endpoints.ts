// Every endpoint with its shapes, for programs that look at requests of any kind. It loads zod: not for browsers.
import { addressesOf, type Method, type PairedEndpoint } from './endpoint.ts';
import type { EndpointName } from './shopizer-calls.ts';
import { shopperEndpoints } from './shopper-endpoints.ts';

export type KnownEndpoint = PairedEndpoint<EndpointName>;

export const allEndpoints: readonly KnownEndpoint[] = shopperEndpoints;

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
  for (const { pattern, names, feature, name, endpoint, shape } of routes) {
    const match = endpoint.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.fromEntries(names.map((key, index) => [key, decode(match[index + 1] ?? '')]));
    return { feature, name, endpoint, shape, params };
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
