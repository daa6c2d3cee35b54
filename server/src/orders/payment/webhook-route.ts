// Receives webhooks. The raw bytes are verified before they are parsed; a valid event is stored, acknowledged at once
// and applied afterwards.

import type { FastifyInstance } from 'fastify';
import { throwDomainError } from '../../platform/domain-error.ts';
import { findOnlineProvider, type PaymentServices } from './payment-services.ts';
import { saveEvent } from './payments-repository.ts';

const MAX_BYTES = 256 * 1024;

export async function mountWebhook(
  app: FastifyInstance,
  services: () => Promise<PaymentServices>,
  received: () => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/api/v1/payments/:provider/webhook', async (request) => {
      const { db, now, payments, log } = await services();
      const { provider } = request.params;
      const online = findOnlineProvider({ payments }, provider) ?? throwDomainError('route.not-found');
      const header = (name: string) => {
        const value = request.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = await online.readEvent(body, header, now);
      if (event === 'irrelevant') return { received: true };
      if ('refused' in event) {
        log('webhook refused', { provider, reason: event.refused });
        return throwDomainError('payment.unverified');
      }
      await saveEvent(db, {
        provider,
        eventId: event.id,
        reference: event.reference,
        orderId: event.payment?.orderId ?? null,
        dispute: event.dispute ?? null,
        receivedAt: now,
        dueAt: now,
      });
      received();
      return { received: true };
    });
  });
}
