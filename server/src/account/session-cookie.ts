import { readCookie, serializeCookie } from '../platform/http/cookie.ts';
import type { RequestContext } from '../store/store.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './secret-token.ts';

/** `__Host-` prevents other subdomains from setting the cookie; browsers require https and the path / for it. */
const cookieOf = (shopUrl: string) =>
  shopUrl.startsWith('https:')
    ? { name: '__Host-vitrine-session', path: '/', secure: true }
    : { name: 'vitrine-session', path: '/api/v1/customer', secure: false };

export const readSessionCookie = ({ caller, shopUrl }: RequestContext): RefreshToken | undefined =>
  readRefreshToken(readCookie(caller, cookieOf(shopUrl).name));

export function setSessionCookie({ setHeader, shopUrl }: RequestContext, token: RefreshToken, seconds: number): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: writeRefreshToken(token), seconds }));
}

export function dropSessionCookie({ setHeader, shopUrl }: RequestContext): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: '', seconds: 0 }));
}
