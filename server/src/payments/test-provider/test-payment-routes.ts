// Routes of the test payment page; outside the API, because they return HTML.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STYLE_PATH, writeNotFoundPage, writePaymentPage } from './test-payment-page.ts';
import { type Act, acts, type TestPayment } from './test-payment-rules.ts';
import { STYLE } from './test-payment-style.ts';

interface TestPayments {
  readonly shopUrl: string;
  find(reference: string): Promise<TestPayment | undefined>;
  act(reference: string, act: Act): Promise<TestPayment | undefined>;
}

const referenceOf = ({ params }: FastifyRequest): string => (params as { reference: string }).reference;

export function mountTestPayments(app: FastifyInstance, { shopUrl, find, act }: TestPayments): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    pages.get(STYLE_PATH, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    pages.get('/test-payments/:reference', async (request, reply) => {
      const payment = await find(referenceOf(request));
      return sendPage(reply, payment);
    });
    pages.post('/test-payments/:reference', async (request, reply) => {
      if (isForeign(request, shopUrl)) return sendPage(reply.code(403), await find(referenceOf(request)));
      const chosen = request.body instanceof URLSearchParams ? request.body.get('act') : null;
      const known = acts.find((one) => one === chosen);
      if (!known) return sendPage(reply.code(400), await find(referenceOf(request)));
      const payment = await act(referenceOf(request), known);
      // Redirects by the resulting state, not by the button: the payment may have been changed in another window.
      if (!payment) return sendPage(reply, undefined);
      return reply
        .header('cache-control', 'no-store')
        .redirect(payment.state === 'failed' ? payment.failedUrl : payment.successUrl, 303);
    });
  });
}

function sendPage(reply: FastifyReply, payment: TestPayment | undefined): FastifyReply {
  if (!payment) reply.code(404);
  const back = payment ? ` ${new URL(payment.successUrl).origin} ${new URL(payment.failedUrl).origin}` : '';
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        // Browsers also apply form-action to the redirect after a form.
        `form-action 'self'${back}`,
      ].join('; '),
    })
    .type('text/html; charset=utf-8')
    .send(payment ? writePaymentPage(payment) : writeNotFoundPage());
}

/**
 * Whether the browser reports a form from another site. Clients without that header are no browsers and cannot be
 * forged.
 */
function isForeign({ headers }: FastifyRequest, shopUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  return origin !== undefined && origin !== new URL(shopUrl).origin && URL.parse(origin)?.host !== headers.host;
}
