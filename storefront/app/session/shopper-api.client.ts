// The only road to private answers. It exists in the browser alone: on the server this file is empty, so nothing of a
// shopper can enter a page that is kept.
import { type Client, createClient, failureFrom, type Outgoing, urlOf } from '@vitrine/contract/client.ts';
import type { Access, CallInput, Endpoint, Shape } from '@vitrine/contract/endpoint.ts';
import { languageOf } from '../i18n/language.ts';
import { getStoreCode } from './page-facts.ts';
import { currentToken, renewToken } from './renew-token.client.ts';

export type ShopperApi = Client<Access>;

const always = () => ({ store: getStoreCode(), lang: languageOf(location.pathname) });

/** Asks the shop the page came from, in the page's language, for whoever holds this browser. */
export const shopperApi = (): ShopperApi =>
  createClient<Access>(
    async (request) => {
      const answer = await send(request);
      return { status: answer.status, body: await answer.text() };
    },
    { always: always() },
  );

/** An answer that is a file. */
export async function askForFile<S extends Shape>(endpoint: Endpoint<Access, S>, input: CallInput<S>): Promise<Blob> {
  const url = urlOf(endpoint, input, always());
  const answer = await send({ method: endpoint.method, url, body: undefined, idempotencyKey: undefined });
  if (!answer.ok) throw failureFrom(answer.status, await answer.text());
  return answer.blob();
}

/** A token that has ended is renewed once; a session that is over is the caller's to deal with. */
async function send(request: Outgoing): Promise<Response> {
  const token = await currentToken();
  const answer = await sendWith(token, request);
  if (!token || answer.status !== 401 || !(await answer.clone().text()).includes('session.required')) return answer;
  const next = await renewToken(token);
  return next ? sendWith(next, request) : answer;
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
    // A change that was asked for arrives even if the shopper leaves the page at once.
    keepalive: method !== 'GET',
  });
