import { type Client, createClient } from '@vitrine/contract/client.ts';
import { currentLanguage } from '../i18n/language.tsx';

/** The client for data that every visitor of the shop sees, such as the names of categories. */
export const publicApi: Client<'public'> = (endpoint, input) =>
  createClient<'public'>(
    async ({ method, url }) => {
      const response = await fetch(url, { method });
      return { status: response.status, body: await response.text() };
    },
    { always: { lang: currentLanguage() } },
  )(endpoint, input);
