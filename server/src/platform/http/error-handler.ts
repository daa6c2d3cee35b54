// Maps errors to responses: a refusal gets its message in the shopper's language, an HTTP error its 4xx, anything else
// is logged and gets a 500 without internal details.
import { type RefusalCode, refusalStatus } from '@vitrine/contract/failure.ts';
import { knownLanguage, type Language } from '@vitrine/contract/site/site-languages.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '../../messages/en/error.ts';
import { translate } from '../../messages/translate.ts';
import { Refusal } from '../refusal.ts';
import type { DatabaseFaultLog } from './database-fault-log.ts';
import { describeFault } from './describe-fault.ts';

const httpRefusals: Readonly<Record<number, RefusalCode>> = {
  404: 'route.not-found',
  413: 'request.too-large',
  415: 'request.unsupported',
};

export const createErrorHandler =
  (databaseFaults: DatabaseFaultLog) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalFor(error);
    if (refusal) return sendRefusal(refusal, request, reply);
    if (databaseFaults.report(error, request.log))
      return sendRefusal(new Refusal('shop.unavailable', {}, { retryAfter: 5 }), request, reply);
    request.log.error({ fault: describeFault(error) }, 'unexpected error');
    return reply.code(500).send({
      errorCode: '500',
      code: 'shop.failed',
      message: translate(errorMessages, languageOf(request)).fault,
    });
  };

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(new Refusal('route.not-found', {}), request, reply);
}

function refusalFor(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const code = httpRefusals[status] ?? 'request.invalid';
  return new Refusal(code, { detail: error.message });
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = refusalStatus[refusal.code];
  const { retryAfter, ...details } = refusal.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.tags) reply.header('cache-tag', [...refusal.tags].join(' '));
  if (refusal.validUntil) reply.header('cache-until', refusal.validUntil.toISOString());
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      ...details,
      errorCode: String(status),
      code: refusal.code,
      message: refusal.messageIn(languageOf(request)),
    });
}

/** Also of a locale, such as fr-CA. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return knownLanguage(typeof lang === 'string' ? lang.slice(0, 2) : '');
}
