// Test provider: has a page, webhooks and errors like a real one, and runs in the shop's process without moving money.

import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { paymentMethodMessages } from '../../messages/en/payment-methods.ts';
import { translate } from '../../messages/translate.ts';
import type { Adapter, AdapterOptions, OpenProvider } from '../adapter.ts';
import type { OnlinePayments, PaymentRequest, ProviderEvent } from '../payment-provider.ts';
import { isSecure } from '../payment-provider.ts';
import { changePayment, viewPayment } from './change-test-payment.ts';
import { deliverWebhooks, isSigned, SIGNATURE_HEADER } from './deliver-webhooks.ts';
import { addPayment, findDuePayments, findPayment, saveTestSecret } from './test-payment-repository.ts';
import { mountTestPayments } from './test-payment-routes.ts';
import { act, close, comeDue, refund, type TestPayment } from './test-payment-rules.ts';

const PERIOD_MS = 2000;
const AT_ONCE = 100;

export const testPayments: Adapter = {
  code: 'test',
  isTest: () => true,
  obstacle: ({ shopUrl, settings }) => (isSecure(shopUrl) && !settings.allowTest ? 'test-method' : null),
  open: async (context) => openTestPayments(context, await saveTestSecret(context.db, randomBytes(32).toString('hex'))),
};

function openTestPayments({ db, clock, shopUrl, jobs }: AdapterOptions, secret: string): OpenProvider {
  let mountedOn: FastifyInstance | undefined;
  const work = async (stopping: AbortSignal) => {
    const now = clock();
    for (const reference of await findDuePayments(db, now, AT_ONCE))
      await changePayment(db, reference, now, () => null);
    const address = mountedOn && listeningAddress(mountedOn);
    if (address) await deliverWebhooks({ db, secret, now, stopping, url: `${address}/api/v1/payments/test/webhook` });
  };
  const worker = jobs.repeat('test payments', work, PERIOD_MS);

  const change = async (reference: string, what: (payment: TestPayment, now: Date) => Partial<TestPayment> | null) => {
    const now = clock();
    const changed = await changePayment(db, reference, now, (payment) => what(payment, now));
    if (changed?.news) worker.kick();
    return changed?.payment;
  };
  const ask = async (reference: string) => {
    const payment = await findPayment(db, reference);
    return payment && comeDue(payment, clock()) ? change(reference, () => null) : payment;
  };

  const online: OnlinePayments = {
    start: async (request) => {
      const { reference } = await addPayment(db, newPayment(request));
      return { reference, redirectUrl: `${shopUrl}/test-payments/${reference}` };
    },
    ask: async (reference) => viewPayment((await ask(reference)) ?? unknown(reference)),
    find: async (reference) => {
      const payment = await ask(reference);
      return payment ? viewPayment(payment) : null;
    },
    close: async (reference) => viewPayment((await change(reference, close)) ?? unknown(reference)),
    refund: async (reference, asked) => {
      (await change(reference, (payment) => refund(payment, asked))) ?? unknown(reference);
    },
    readEvent: async (body, header, now) => {
      if (!isSigned(secret, body, header(SIGNATURE_HEADER), now)) return { refused: 'signature' };
      return JSON.parse(body.toString()) as ProviderEvent;
    },
    payAtOnce: async (reference) => {
      (await change(reference, (payment, now) => act(payment, 'pay', now))) ?? unknown(reference);
    },
  };

  return {
    provider: {
      code: 'test',
      paymentType: 'CREDITCARD',
      isTest: true,
      name: (language) => translate(paymentMethodMessages, language).test.name,
      description: (language) => translate(paymentMethodMessages, language).test.description,
      online,
    },
    mount: (app) => {
      mountedOn = app;
      mountTestPayments(app, {
        shopUrl,
        find: ask,
        act: (reference, what) => change(reference, (payment, now) => act(payment, what, now)),
      });
    },
    close: () => worker.stop(),
  };
}

const newPayment = ({ emailAddress: _, ...request }: PaymentRequest): TestPayment => ({
  ...request,
  reference: randomBytes(16).toString('hex'),
  state: 'open',
  failure: null,
  settlesAt: null,
  settlesAs: null,
  refunds: {},
});

function unknown(reference: string): never {
  throw new Error(`the test provider knows no payment ${reference}`);
}

/** Local URL of this process, without proxies; undefined while it does not listen. */
function listeningAddress({ server }: FastifyInstance): string | undefined {
  const address = server.address() as AddressInfo | string | null;
  if (address === null || typeof address === 'string') return undefined;
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = everywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
