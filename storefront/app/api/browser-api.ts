// The shop's public answers for the page in the browser, over the network of the same origin.
import { type Client, createClient } from '@vitrine/contract/client.ts';
import type { Language } from '../i18n/language.ts';

export const browserApi = (language: Language, signal: AbortSignal): Client<'public'> =>
  createClient<'public'>(
    async ({ method, url, body }) => {
      const answer = await fetch(url, {
        method,
        signal,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      return { status: answer.status, body: await answer.text() };
    },
    { always: { lang: language } },
  );
