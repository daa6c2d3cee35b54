// The client of the back office. The session is a cookie that scripts cannot read. A tab that nobody looks at loads counts and
// events by itself; that must not keep a session alive on a computer that was left, so requests say whether somebody is there.
import { type Client, createClient } from '@vitrine/contract/client.ts';
import { BACKGROUND_HEADER } from '@vitrine/contract/endpoint.ts';
import { currentLanguage } from '../i18n/language.tsx';
import { withIdentity } from './identity.ts';

/** After a press or a key, what the page asks for is asked for by the person. */
const USE_MS = 60_000;

/** Opening the page is using it. */
let lastUse = Date.now();

for (const event of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(
    event,
    () => {
      lastUse = Date.now();
    },
    { capture: true, passive: true },
  );

/** A request that nobody has caused is marked. */
const backgroundHeaders = (): Record<string, string> =>
  Date.now() - lastUse < USE_MS ? {} : { [BACKGROUND_HEADER]: 'yes' };

type StaffClient = Client<'staff' | 'open'>;

/** The client without a question to the person, for the dialogs that ask it. */
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

/** The client for data that every visitor of the shop sees, such as the names of categories. */
export const publicApi: Client<'public'> = (endpoint, input) =>
  createClient<'public'>(
    async ({ method, url }) => {
      const response = await fetch(url, { method });
      return { status: response.status, body: await response.text() };
    },
    { always: { lang: currentLanguage() } },
  )(endpoint, input);
