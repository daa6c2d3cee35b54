// Maps errors to responses: a domain error gets its message in the shopper's language, an HTTP error its 4xx, anything else
// is logged and gets a 500 without internal details.
import { type DomainErrorCode, domainErrorStatus } from '@vitrine/contract/domain-error.ts';
import { knownLanguage, type Language } from '@vitrine/contract/site/site-languages.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessages } from '../../messages/en/error.ts';
import { translate } from '../../messages/translate.ts';
import { DomainError } from '../domain-error.ts';
import type { DatabaseErrorLog } from './database-error-log.ts';
import { describeError } from './describe-error.ts';

const httpDomainErrors: Readonly<Record<number, DomainErrorCode>> = {
  404: 'route.not-found',
  413: 'request.too-large',
  415: 'request.unsupported',
};

export const createErrorHandler =
  (databaseErrors: DatabaseErrorLog) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const domainError = domainErrorFor(error);
    if (domainError) return sendDomainError(domainError, request, reply);
    if (databaseErrors.report(error, request.log))
      return sendDomainError(new DomainError('shop.unavailable', {}, { retryAfter: 5 }), request, reply);
    request.log.error({ error: describeError(error) }, 'unexpected error');
    return reply.code(500).send({
      errorCode: '500',
      code: 'shop.failed',
      message: translate(errorMessages, languageOf(request)).error,
    });
  };

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendDomainError(new DomainError('route.not-found', {}), request, reply);
}

function domainErrorFor(error: FastifyError): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const code = httpDomainErrors[status] ?? 'request.invalid';
  return new DomainError(code, { detail: error.message });
}

function sendDomainError(domainError: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = domainErrorStatus[domainError.code];
  const { retryAfter, ...details } = domainError.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (domainError.tags) reply.header('cache-tag', [...domainError.tags].join(' '));
  if (domainError.validUntil) reply.header('cache-until', domainError.validUntil.toISOString());
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      ...details,
      errorCode: String(status),
      code: domainError.code,
      message: domainError.messageIn(languageOf(request)),
    });
}

/** Also of a locale, such as fr-CA. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return knownLanguage(typeof lang === 'string' ? lang.slice(0, 2) : '');
}
