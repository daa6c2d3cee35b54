// Answers a call of a browser with the other server: under the path it knows, with the shopper's session, and with the
// response adapted to our pages.
import type { FoundEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { domainErrorMessage, domainErrorStatus } from '@vitrine/contract/domain-error.ts';
import { addressesOf } from '@vitrine/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adaptResponse } from './adapt-response.ts';
import { type Ask, absoluteItems, cartAfterRemoval, clearForeignCart, type ForeignAnswer } from './cart-calls.ts';
import type { ForeignSession } from './foreign-session.ts';

export interface CallTools {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: ForeignSession;
  /** Sends a request to the other server; `url` is from the root. */
  send(url: string, method: string, body: string | undefined): Promise<Response>;
}

const sessionCalls = ['login', 'register', 'refreshToken', 'refreshSession'];
const profileChanges = ['changeProfile', 'changeAddress'];
const cartCalls = ['addToNewCart', 'addToCart', 'addManyToCart'];

export async function answerCall(found: FoundEndpoint, tools: CallTools): Promise<FastifyReply> {
  const { request, reply, session } = tools;
  if (found.name === 'logout') {
    session.end(reply);
    return reply.code(204).send();
  }
  if (found.name === 'refreshSession' && session.authorizationOf(request) === undefined) return refuseSession(tools);
  const ask = askWith(tools);
  if (found.name === 'clearCart') return sendAnswer(found, await clearForeignCart(found, ask), undefined, tools);
  const given = readJson(request.body);
  const body = cartCalls.includes(found.name) && given !== undefined ? await absoluteItems(found, given, ask) : given;
  const refused = found.name === 'placeOrderAsCustomer' ? await saveOrderAddresses(body, ask) : undefined;
  const answer = refused ?? (await sendBy(found, body, ask, tools));
  const isChangedProfile = profileChanges.includes(found.name) && answer.status < 300;
  // Shopizer answers with nothing, or with what was sent.
  const shown = isChangedProfile ? await ask('GET', 'auth/customer/profile') : answer;
  return sendAnswer(found, await cartAfterRemoval(found, body, shown, ask), body, tools);
}

const sendBy = (found: FoundEndpoint, body: unknown, ask: Ask, tools: CallTools): Promise<ForeignAnswer> =>
  found.name === 'refreshSession' ? ask('GET', 'auth/customer/refresh') : sendCall(found, body, tools);

/** Tries the other paths of the call when the one that was asked for is not found: servers of other versions have those. */
async function sendCall({ endpoint, params }: FoundEndpoint, body: unknown, tools: CallTools): Promise<ForeignAnswer> {
  const { request, send } = tools;
  const [asked = '', query] = request.url.split('?', 2);
  const others = addressesOf(endpoint).map((address) =>
    address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  );
  const text = body === undefined ? undefined : JSON.stringify(body);
  let answer: ForeignAnswer = { status: 404, body: '' };
  for (const path of new Set([asked, ...others])) {
    answer = await readAnswer(await send(query === undefined ? path : `${path}?${query}`, request.method, text));
    if (answer.status !== 404) break;
  }
  return answer;
}

const askWith =
  ({ request, send }: CallTools): Ask =>
  async (method, path, body) => {
    const { store, lang } = request.query as { store?: string; lang?: string };
    const query = new URLSearchParams({ ...(store && { store }), ...(lang && { lang }) });
    const text = body === undefined ? undefined : JSON.stringify(body);
    return readAnswer(await send(`/api/v1/${path}?${query}`, method, text));
  };

function sendAnswer(
  found: FoundEndpoint,
  { status, body }: ForeignAnswer,
  sent: unknown,
  tools: CallTools,
): FastifyReply {
  const { reply, session } = tools;
  reply.header('cache-control', 'no-store');
  if (status === 401 && (found.endpoint.access === 'customer' || found.name === 'refreshSession')) {
    session.end(reply);
    return refuseSession(tools);
  }
  if (status >= 300) return reply.code(status).send(body);
  // Shopizer answers many changes without a body.
  const adapted = adaptResponse(found, body === '' ? undefined : body, sent);
  if (adapted === null) return reply.code(204).send();
  if (!sessionCalls.includes(found.name)) return reply.code(status === 204 ? 200 : status).send(adapted);
  return reply.code(status).send(session.keep(reply, adapted as { token: string; expiresIn: number }));
}

async function readAnswer(response: Response): Promise<ForeignAnswer> {
  return { status: response.status, body: readJson(await response.text()) ?? '' };
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function refuseSession({ request, reply }: CallTools): FastifyReply {
  const code = 'session.required';
  const status = domainErrorStatus[code];
  const { lang = '' } = request.query as { lang?: string };
  return reply.code(status).send({ errorCode: String(status), code, message: domainErrorMessage(code, {}, lang) });
}

// Orders of customers. Our pages send the addresses with the order; Shopizer takes those of the account.
/** Saves the addresses of the order in the account; the first answer that is a domain error. */
async function saveOrderAddresses(order: unknown, ask: Ask): Promise<ForeignAnswer | undefined> {
  const { billing, delivery } = (order as { customer?: Record<string, unknown> | null } | undefined)?.customer ?? {};
  for (const part of [billing && { billing }, delivery && { delivery }]) {
    const answer = part ? await ask('PATCH', 'auth/customer/address', part) : undefined;
    if (answer && answer.status >= 300) return answer;
  }
  return undefined;
}
