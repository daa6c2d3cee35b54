// Which calls of the contract another server does not have, so that pages show no control that needs them.
import { allEndpoints, type KnownEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { addressesOf } from '@vitrine/contract/endpoint.ts';
import { type EndpointName, isShopizers } from '@vitrine/contract/shopizer-calls.ts';

/** Where servers describe their API: another shop of ours, then Shopizer by version. */
export const API_DOCUMENTS = ['/api/v1/openapi.json', '/v3/api-docs', '/v2/api-docs'] as const;

/** Calls that the host answers itself, from others. */
const ANSWERED_HERE: readonly EndpointName[] = ['logout', 'refreshSession', 'clearCart'];

/** `document` is the OpenAPI document of the server; without one it is taken for a Shopizer. */
export function findAbsentCalls(document: unknown): EndpointName[] {
  const described = describedCalls(document);
  const exists = ({ name, endpoint }: KnownEndpoint): boolean =>
    described
      ? addressesOf(endpoint).some((address) => described.has(callOf(endpoint.method, address)))
      : isShopizers(name);
  return allEndpoints.filter((known) => !ANSWERED_HERE.includes(known.name) && !exists(known)).map(({ name }) => name);
}

/** Undefined when the document does not describe a shop. */
function describedCalls(document: unknown): ReadonlySet<string> | undefined {
  const paths = (document as { paths?: Record<string, object> } | null | undefined)?.paths;
  if (typeof paths !== 'object' || paths === null) return undefined;
  const calls = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => callOf(method, path)),
    ),
  );
  return calls.has('GET /api/v1/category') ? calls : undefined;
}

/** Servers name their parameters differently. */
const callOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '')}`;
