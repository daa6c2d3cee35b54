import { refuse } from '../refusal.ts';
import type { Caller } from './mount.ts';

/** For what relies on a cookie: a page of another site must not ask in the shopper's name. */
export function refuseCrossSite(caller: Caller, shopUrl: string): void {
  if (isCrossSite(caller, shopUrl)) refuse('request.cross-site');
}

export function isCrossSite({ header }: Caller, shopUrl: string): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  // Browsers that do not say the site say the origin of every writing request; other programs have no cookies to steal.
  if (origin === undefined) return false;
  const own = [new URL(shopUrl).origin, `http://${header('host')}`, `https://${header('host')}`];
  return !own.includes(origin);
}
