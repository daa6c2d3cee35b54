// The client of the back office. The session is a cookie that scripts cannot read.
import { type Client, createClient } from '@vitrine/contract/client.ts';
import { currentLanguage } from '../i18n/current-language.ts';
import { withIdentity } from './identity.ts';
import { backgroundHeaders } from './page-use.ts';

type StaffClient = Client<'staff' | 'open'>;

/** Without a question to the person: for the dialogs that ask it. */
export const directApi: StaffClient = (endpoint, input) =>
  createClient<'staff' | 'open'>(
    async ({ method, url, body, idempotencyKey }) => {
      const response = await fetch(url, {
        method,
        headers: {
          ...backgroundHeaders(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body }),
      });
      return { status: response.status, body: await response.text() };
    },
    { always: { lang: currentLanguage() } },
  )(endpoint, input);

export const staffApi: StaffClient = (endpoint, input) => withIdentity(() => directApi(endpoint, input));
