import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

const warned = new WeakSet<object>();

/** Without TRUST_PROXY all shoppers behind a proxy count as one network and share its rate limits. Logged once. */
export function warnOfUntrustedProxy({ headers }: IncomingMessage, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
  if (warned.has(log)) return;
  warned.add(log);
  log.warn(
    'requests come through a proxy, but TRUST_PROXY is not set: all of them count as one network, with one rate limit',
  );
}
