// The only road to private answers. It exists in the browser alone: on the server this file is empty, so nothing of a
// shopper can enter a page that is kept.
import { type Client, createClient } from '@vitrine/contract/client.ts';
import type { Access } from '@vitrine/contract/endpoint.ts';
import { languageOf } from '../i18n/language.ts';
import { merchantHere } from './page-facts.ts';
import { recallToken } from './token.ts';

export type ShopperApi = Client<Access>;

/** Asks the shop the page came from, in the page's language, for whoever holds this browser. */
export const shopperApi = (): ShopperApi =>
  createClient<Access>(
    async ({ method, url, body, idempotencyKey }) => {
      const token = recallToken();
      const answer = await fetch(url, {
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
      return { status: answer.status, body: await answer.text() };
    },
    { always: { store: merchantHere(), lang: languageOf(location.pathname) } },
  );
