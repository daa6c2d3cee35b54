// Fake Stripe server on a real socket: sessions, card payments, refunds, idempotency, signed webhooks, and errors. Like
// Stripe, it refuses a parameter that its API does not have.
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublished } from './stripe-parameters.ts';

export const STRIPE_KEYS = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' };

type StripeOutage = 'hang' | 'error' | 'cut' | 'reset';
type RefundStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';
/** Less is refused with `amount_too_small`, as by Stripe. */
const SMALLEST_AMOUNT = 50;
type Json = Record<string, unknown>;

/** A payment with a card token, made without a page. */
interface Intent {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  status: string;
  lastError?: Json;
  readonly refunds: Session['refunds'];
}

/** Stripe's own tokens for tests. */
export const TOKENS = {
  good: 'tok_visa',
  declined: 'tok_chargeDeclined',
  action: 'tok_threeDSecure2Required',
  used: 'tok_used',
};

interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
}

interface Session {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly amount: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** Empty until the shopper is done. */
  intent: string;
  intentStatus: string;
  readonly refunds: { id: string; amount: number; key: string | undefined; status: RefundStatus }[];
}

/** Changes to an event. */
interface EventChange {
  readonly livemode?: boolean;
  /** Merged into its object. */
  readonly object?: Json;
}

export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string;
}

export interface StripeStandIn {
  readonly url: string;
  /** All requests, failed ones included. */
  readonly requests: StripeRequest[];
  /** The addresses that the merchant has entered for webhooks. */
  readonly webhooks: string[];
  /** Makes all calls fail from now on, or only some such as `POST /v1/refunds`. */
  fail(outage: StripeOutage | null, call?: string | RegExp): void;
  /** As Stripe does after a day. */
  forgetIdempotencyKeys(): void;
  /** Does what the shopper does on the page, or the bank behind it. */
  pay(session: string): void;
  payLater(session: string): void;
  settle(session: string, paid: boolean): void;
  refundByHand(session: string, amount: number): void;
  /** The status of refunds from now on, and of those there are. */
  refundsAre(status: RefundStatus): void;
  /** A webhook about that session, signed as Stripe does. */
  event(type: string, session: string, now: Date, change?: EventChange): SignedEvent;
  close(): Promise<void>;
}

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
const sum = (refunds: Session['refunds']): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((all, { amount }) => all + amount, 0);

export async function startStripeStandIn(clock: () => Date): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, { words: string; status: number; answer: Json }>();
  const requests: StripeRequest[] = [];
  const webhooks: string[] = [];
  let refundStatus: RefundStatus = 'succeeded';
  let failing: { outage: StripeOutage | null; call: string | RegExp | undefined } = { outage: null, call: undefined };

  const find = (id: string): Session => sessions.get(id) ?? refuse(404, `No such checkout.session: ${id}`);
  const intents = new Map<string, Intent>();
  const methods = new Map<string, string>();
  const findIntent = (id: string): Intent => intents.get(id) ?? refuse(404, `No such payment_intent: ${id}`);
  const findByIntent = (intent: string | undefined) => [...sessions.values()].filter((one) => one.intent === intent);

  const findPaid = (intent: string): Pick<Session, 'amount' | 'refunds'> => {
    const [session] = findByIntent(intent);
    if (session?.paid) return session;
    const own = intents.get(intent);
    if (own?.status !== 'succeeded') return refuse(400, 'This payment was not made.');
    return { amount: Number(own.params.amount), refunds: own.refunds };
  };

  const routes: Record<string, (request: StripeRequest, id: string) => Json> = {
    'POST /v1/checkout/sessions': ({ params }) => viewSession(addSession(sessions, params, clock()), false),
    'GET /v1/checkout/sessions': ({ params }) =>
      list(findByIntent(params.payment_intent).map((one) => viewSession(one, true))),
    'GET /v1/checkout/sessions/:id': ({ params }, id) => viewSession(find(id), params['expand[0]'] !== undefined),
    'POST /v1/checkout/sessions/:id/expire': (_, id) => {
      const session = find(id);
      if (session.status !== 'open') refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      return viewSession(session, false);
    },
    'POST /v1/payment_methods': ({ params }) => {
      const token = params['card[token]'] ?? '';
      if (token === TOKENS.used)
        refuse(400, 'You cannot use a Stripe token more than once.', 'token_already_used', 'card[token]');
      const id = newId('pm');
      methods.set(id, token);
      return { id, object: 'payment_method' };
    },
    'POST /v1/payment_intents': ({ params }) => {
      if (Number(params.amount) < SMALLEST_AMOUNT) refuse(400, 'The amount is too small', 'amount_too_small');
      const intent: Intent = { id: newId('pi'), params, status: 'requires_payment_method', refunds: [] };
      intents.set(intent.id, intent);
      return viewOwnIntent(intent);
    },
    'GET /v1/payment_intents/:id': (_, id) => viewOwnIntent(findIntent(id)),
    'POST /v1/payment_intents/:id/confirm': ({ params }, id) => {
      const intent = findIntent(id);
      if (intent.status !== 'requires_payment_method') refuse(400, 'This PaymentIntent cannot be confirmed.');
      const token = methods.get(params.payment_method ?? '');
      if (token === TOKENS.declined) {
        intent.lastError = { type: 'card_error', code: 'card_declined' };
        throw new StripeError(402, 'Your card was declined.', 'card_declined', undefined, 'card_error');
      }
      intent.status = token === TOKENS.action ? 'requires_action' : 'succeeded';
      return viewOwnIntent(intent);
    },
    'POST /v1/payment_intents/:id/cancel': (_, id) => {
      const intent = findIntent(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        refuse(400, 'You cannot cancel this PaymentIntent.');
      intent.status = 'canceled';
      return viewOwnIntent(intent);
    },
    'GET /v1/webhook_endpoints': () => list(webhooks.map((url) => ({ url, status: 'enabled' }))),
    'GET /v1/refunds': ({ params }) =>
      list(
        [...findByIntent(params.payment_intent), intents.get(params.payment_intent ?? '')].flatMap(
          (paid) => paid?.refunds.map(viewRefund) ?? [],
        ),
      ),
    'POST /v1/refunds': ({ params }) => {
      const session = findPaid(params.payment_intent ?? '');
      const amount = Number(params.amount);
      if (sum(session.refunds) + amount > session.amount) refuse(400, 'Refund amount is greater than what is left.');
      const refund = { id: newId('re'), amount, key: params['metadata[key]'], status: refundStatus };
      session.refunds.push(refund);
      return viewRefund(refund);
    },
  };

  const answer = (request: StripeRequest): { status: number; answer: Json } => {
    const id = /^\/v1\/(?:checkout\/sessions|payment_intents)\/([^/]+)/.exec(request.path)?.[1] ?? '';
    const name = `${request.method} ${id ? request.path.replace(id, ':id') : request.path}`;
    const route = routes[name];
    try {
      const unknown = Object.keys(request.params).find((param) => !isPublished(name, param));
      if (unknown) refuse(400, `Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
      return { status: 200, answer: (route ?? refuse(404, 'Unrecognized request URL'))(request, id) };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return {
        status: error.status,
        answer: { error: { type: error.type, code: error.code, param: error.param, message: error.message } },
      };
    }
  };

  const answerOnce = (request: StripeRequest): { status: number; answer: Json } => {
    if (request.method !== 'POST' || request.idempotencyKey === undefined) return answer(request);
    const words = JSON.stringify([request.path, request.params]);
    const known = answered.get(request.idempotencyKey);
    if (known && known.words !== words)
      return {
        status: 400,
        answer: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } },
      };
    const fresh = known ?? { words, ...answer(request) };
    answered.set(request.idempotencyKey, fresh);
    return fresh;
  };

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    if (incoming.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    const call = `${request.method} ${request.path}`;
    const isHit =
      failing.call === undefined ||
      (typeof failing.call === 'string' ? failing.call === call : failing.call.test(call));
    const outage = isHit ? failing.outage : null;
    if (outage === 'hang') return;
    if (outage === 'reset') return incoming.socket.resetAndDestroy();
    if (outage === 'error') return send(response, 500, { error: { type: 'api_error', message: 'An error occurred' } });
    const { status, answer: said } = answerOnce(request);
    // The work is done, but the response is lost.
    if (outage === 'cut') return response.writeHead(status).end(JSON.stringify(said).slice(0, 40));
    send(response, status, said);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const finish = (id: string, paid: boolean, intentStatus: string) => {
    const session = find(id);
    session.intent ||= newId('pi');
    Object.assign(session, { status: 'complete', paid, intentStatus });
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    webhooks,
    fail: (outage, call) => {
      failing = { outage, call };
    },
    forgetIdempotencyKeys: () => answered.clear(),
    pay: (id) => finish(id, true, 'succeeded'),
    payLater: (id) => finish(id, false, 'processing'),
    settle: (id, paid) => finish(id, paid, paid ? 'succeeded' : 'requires_payment_method'),
    refundByHand: (id, amount) => {
      find(id).refunds.push({ id: newId('re'), amount, key: undefined, status: refundStatus });
    },
    refundsAre: (status) => {
      refundStatus = status;
      for (const { refunds } of sessions.values()) for (const refund of refunds) refund.status = status;
    },
    event: (type, id, now, { livemode = false, object = {} } = {}) => {
      const own = intents.get(id);
      const about = { ...(own ? viewOwnIntent(own) : objectOf(type, find(id))), ...object };
      const created = Math.floor(now.getTime() / 1000);
      return signed({ id: newId('evt'), object: 'event', type, livemode, created, data: { object: about } }, now);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(status: number, message: string, code?: string, param?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.type = type;
  }
}

function refuse(status: number, message: string, code?: string, param?: string): never {
  throw new StripeError(status, message, code, param);
}

function addSession(sessions: Map<string, Session>, params: Readonly<Record<string, string>>, now: Date): Session {
  const minutes = (Number(params.expires_at) * 1000 - now.getTime()) / 60_000;
  if (minutes < 30 || minutes > 24 * 60) refuse(400, 'expires_at must be between 30 minutes and 24 hours from now.');
  if (params.mode !== 'payment') refuse(400, 'mode is not known here.');
  const session: Session = {
    id: newId('cs_test'),
    params,
    amount: Number(params['line_items[0][price_data][unit_amount]']) * Number(params['line_items[0][quantity]']),
    currency: params['line_items[0][price_data][currency]'] ?? '',
    status: 'open',
    paid: false,
    intent: '',
    intentStatus: '',
    refunds: [],
  };
  if (!Number.isSafeInteger(session.amount)) refuse(400, 'Invalid integer');
  if (session.amount < SMALLEST_AMOUNT) refuse(400, 'The amount is too small', 'amount_too_small');
  sessions.set(session.id, session);
  return session;
}

const metadataOf = ({ params }: Pick<Session, 'params'>): Json =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

const viewSession = (session: Session, expand: boolean): Json => ({
  id: session.id,
  object: 'checkout.session',
  status: session.status,
  payment_status: session.paid ? 'paid' : 'unpaid',
  amount_total: session.amount,
  currency: session.currency,
  client_reference_id: session.params.client_reference_id,
  metadata: metadataOf(session),
  url: session.status === 'open' ? `https://checkout.stripe.test/c/pay/${session.id}` : null,
  payment_intent: session.intent === '' ? null : expand ? viewIntent(session) : session.intent,
});

const viewOwnIntent = (intent: Intent): Json => ({
  id: intent.id,
  object: 'payment_intent',
  status: intent.status,
  last_payment_error: intent.lastError ?? null,
  amount: Number(intent.params.amount),
  currency: intent.params.currency,
  metadata: metadataOf(intent),
});

const viewIntent = (session: Session): Json => ({
  id: session.intent,
  object: 'payment_intent',
  status: session.intentStatus,
  latest_charge: session.paid ? viewCharge(session) : null,
});

const viewCharge = (session: Session): Json => ({
  id: `ch_${session.id}`,
  object: 'charge',
  amount: session.amount,
  amount_refunded: sum(session.refunds),
  payment_intent: session.intent,
});

const objectOf = (type: string, session: Session): Json => {
  if (type.startsWith('charge.dispute.')) return viewDispute(session);
  if (type.startsWith('charge.')) return viewCharge(session);
  return type.startsWith('refund.')
    ? { id: newId('re'), object: 'refund', payment_intent: session.intent }
    : viewSession(session, false);
};

const viewDispute = (session: Session): Json => ({
  id: `du_${session.id}`,
  object: 'dispute',
  amount: session.amount,
  currency: session.currency,
  reason: 'fraudulent',
  status: 'needs_response',
  evidence_details: { due_by: 1_800_000_000 },
  payment_intent: session.intent,
});

const viewRefund = ({ id, amount, key, status }: Session['refunds'][number]): Json => ({
  id,
  object: 'refund',
  amount,
  status,
  ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  metadata: key === undefined ? {} : { key },
});

const list = (data: readonly Json[]): Json => ({ object: 'list', data, has_more: false });

async function readRequest(incoming: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stripe.test');
  const body = new URLSearchParams(Buffer.concat(chunks).toString());
  const key = incoming.headers['idempotency-key'];
  return {
    method: incoming.method ?? '',
    path: pathname,
    params: Object.fromEntries([...searchParams, ...body]),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

const send = (response: ServerResponse, status: number, answer: Json): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
};

function signed(event: Json, now: Date): SignedEvent {
  const body = Buffer.from(JSON.stringify(event, null, 2));
  const time = Math.floor(now.getTime() / 1000);
  const hmac = createHmac('sha256', STRIPE_KEYS.webhookSecret).update(`${time}.`).update(body).digest('hex');
  return { body, signature: `t=${time},v1=${hmac},v0=${'0'.repeat(64)}` };
}
