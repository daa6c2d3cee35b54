// Where providers send their notices. The bytes are verified as they came, before anything reads them; a true notice is
// written down and answered at once, and applied afterwards.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../platform/refusal.ts';
import { onlineOf, type PaymentDesk } from './payment-desk.ts';
import { keepEvent } from './payments-repository.ts';

const MOST_BYTES = 256 * 1024;

export async function mountWebhook(app: FastifyInstance, desk: () => PaymentDesk, received: () => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/api/v1/payments/:provider/webhook', async (request) => {
      const { db, now, payments } = desk();
      const online = onlineOf({ payments }, request.params.provider) ?? refuse('route.not-found');
      const header = (name: string) => {
        const value = request.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = (await online.readEvent(body, header, now)) ?? refuse('payment.unverified');
      if (event === 'irrelevant') return { received: true };
      await keepEvent(db, {
        provider: request.params.provider,
        eventId: event.id,
        reference: event.reference,
        orderId: event.payment.orderId,
        receivedAt: now,
      });
      received();
      return { received: true };
    });
  });
}
