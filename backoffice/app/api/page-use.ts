// Whether somebody is at this page. A tab that nobody looks at loads counts and events by itself; that must not keep a
// session alive on a computer that was left.
import { BACKGROUND_HEADER } from '@vitrine/contract/staff/background-requests.ts';

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

/** Of a request that nobody has caused. */
export const backgroundHeaders = (): Record<string, string> =>
  Date.now() - lastUse < USE_MS ? {} : { [BACKGROUND_HEADER]: 'yes' };
