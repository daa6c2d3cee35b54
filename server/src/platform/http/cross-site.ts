import { throwDomainError } from '../domain-error.ts';
import type { Caller } from './mount.ts';

/** For requests authenticated by a cookie: a page of another site must not send them (CSRF). */
export function throwIfCrossSite(caller: Caller, shopUrl: string): void {
  if (isCrossSite(caller, shopUrl)) throwDomainError('request.cross-site');
}

/** Whether the request certainly comes from a page of the shop; other programs than browsers say nothing. */
export const isFromOwnPage = (caller: Pick<Caller, 'header'>, shopUrl: string): boolean =>
  (caller.header('sec-fetch-site') ?? caller.header('origin')) !== undefined && !isCrossSite(caller, shopUrl);

export function isCrossSite({ header }: Pick<Caller, 'header'>, shopUrl: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  // Browsers without Sec-Fetch-Site send Origin with every writing request; other programs have no cookies to steal.
  if (origin === undefined) return false;
  const ownOrigins = [new URL(shopUrl).origin, `http://${header('host')}`, `https://${header('host')}`];
  return !ownOrigins.includes(origin);
}
