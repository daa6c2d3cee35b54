// The session cookie of staff.
import { type NewCookie, readCookie, serializeCookie } from '../platform/http/cookie.ts';
import type { Caller } from '../platform/http/mount.ts';

/** `__Host-` prevents other subdomains from setting the cookie; browsers require https and the path / for it. */
const cookieOf = (shopUrl: string): Pick<NewCookie, 'name' | 'path' | 'secure'> =>
  shopUrl.startsWith('https:')
    ? { name: '__Host-vitrine_staff', path: '/', secure: true }
    : { name: 'vitrine_staff', path: '/', secure: false };

interface Answering {
  readonly shopUrl: string;
  readonly setHeader: (name: string, value: string) => void;
}

/** The secret of the session, as it was sent. */
export function readStaffCookie(caller: Pick<Caller, 'header'>, shopUrl: string): string | undefined {
  const value = readCookie(caller, cookieOf(shopUrl).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function setStaffCookie({ shopUrl, setHeader }: Answering, secret: string, seconds: number): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: secret, seconds }));
}

export function dropStaffCookie({ shopUrl, setHeader }: Answering): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: '', seconds: 0 }));
}
