// Client for the public API in the browser.
import { type Client, createClient } from '@vitrine/contract/client.ts';
import type { Language } from '../i18n/language.ts';

export const browserApi = (language: Language, signal: AbortSignal): Client<'public'> =>
  createClient<'public'>(
    async ({ method, url, body }) => {
      const response = await fetch(url, {
        method,
        signal,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, body: await response.text() };
    },
    { always: { lang: language } },
  );
