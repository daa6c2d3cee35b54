// The only client for the private API. It exists only in the browser: on the server this file is empty, so no private
// data can enter a cached page.
import { apiErrorFrom, type Client, createClient, type Outgoing, urlOf } from '@vitrine/contract/client.ts';
import type { Access, CallInput, Endpoint, Shape } from '@vitrine/contract/endpoint.ts';
import { languageOf } from '../i18n/language.ts';
import { getStoreCode } from './document-data.ts';
import { getValidToken, renewToken } from './renew-token.client.ts';

export type ShopperApi = Client<Access>;

const always = () => ({ store: getStoreCode(), lang: languageOf(location.pathname) });

/** Client for the shop's API with the page's language and the shopper's token. */
export const shopperApi = (): ShopperApi =>
  createClient<Access>(
    async (request) => {
      const response = await send(request);
      return { status: response.status, body: await response.text() };
    },
    { always: always() },
  );

/** Fetches a response that is a file. */
export async function fetchFile<S extends Shape>(endpoint: Endpoint<Access, S>, input: CallInput<S>): Promise<Blob> {
  const url = urlOf(endpoint, input, always());
  const response = await send({ method: endpoint.method, url, body: undefined, idempotencyKey: undefined });
  if (!response.ok) throw apiErrorFrom(response.status, await response.text());
  return response.blob();
}

/** Renews an expired token once; the caller handles an ended session. */
async function send(request: Outgoing): Promise<Response> {
  const token = await getValidToken();
  const response = await sendWith(token, request);
  if (!token || response.status !== 401 || !(await response.clone().text()).includes('session.required'))
    return response;
  const newToken = await renewToken(token);
  return newToken ? sendWith(newToken, request) : response;
}

const sendWith = (token: string | null, { method, url, body, idempotencyKey }: Outgoing): Promise<Response> =>
  fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
    cache: 'no-store',
    // Changes are sent even if the shopper leaves the page at once.
    keepalive: method !== 'GET',
  });
