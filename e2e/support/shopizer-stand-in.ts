// A server that has what Shopizer has, and nothing of our own: our shop behind a proxy that answers 404 to every other call and
// removes from requests and responses what Shopizer does not know. Its texts carry what a stranger could put into them, and its
// pictures are at an origin of their own, as in a bucket.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type FoundEndpoint, findEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { isShopizers } from '@vitrine/contract/shopizer-calls.ts';
import { z } from 'zod';

const [port = '', shop = '', picturePort = ''] = process.argv.slice(2);
const origin = `http://localhost:${port}`;
const pictureOrigin = `http://localhost:${picturePort}`;

const PAYLOAD = '<img src="/none" onerror="window.hacked = true"><script>window.hacked = true</script>';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const serve = (answer: Answer) =>
  createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch {
      response.writeHead(502).end();
    }
  });

serve(answerCall).listen(Number(port));
serve(answerPicture).listen(Number(picturePort));

async function answerPicture({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = await fetch(shop + url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  const picture = Buffer.from(await reply.arrayBuffer());
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' }).end(picture);
}

async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const found = findEndpoint(method, url);
  if (!found || !isShopizers(found.name)) return send(response, 404, { status: 404, error: 'Not Found' });
  const body = await buffer(request);
  const sent =
    found.shape.body && body.length > 0 ? JSON.stringify(withoutOwnFields(found.shape.body, parse(body))) : body;
  const { authorization, 'content-type': type } = request.headers;
  const reply = await fetch(shop + url, {
    method,
    redirect: 'manual',
    headers: {
      ...(authorization && { authorization }),
      ...(type && { 'content-type': type }),
      'accept-encoding': 'identity',
    },
    ...(sent.length > 0 && { body: sent }),
  });
  const text = (await reply.text()).replaceAll(`${shop}/static/`, `${pictureOrigin}/static/`).replaceAll(shop, origin);
  if (text === '') send(response, reply.status, undefined);
  else send(response, reply.status, reply.ok ? asShopizer(found, JSON.parse(text)) : JSON.parse(text));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? '' : JSON.stringify(body));
}

const parse = (body: Buffer): unknown => JSON.parse(body.toString());

/** Fields of our own that the contract does not describe as such. */
const ownNames = ['cartItemId', 'percentageOff'];
const confirmationNames = ['orderStatus', 'paymentStatus', 'emailAddress'];

function asShopizer({ name, shape }: FoundEndpoint, body: unknown): unknown {
  const own = name.startsWith('placeOrder') ? [...ownNames, ...confirmationNames] : ownNames;
  return withPayload(without(withoutOwnFields(shape.response, body), own));
}

function withoutOwnFields(shape: z.core.$ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional || shape instanceof z.ZodDefault)
    return withoutOwnFields(shape.unwrap(), value);
  if (shape instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => withoutOwnFields(shape.element, entry));
  if (!(shape instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const inner = shape.shape[key] as z.ZodType | undefined;
      if (!inner || isOwn(inner)) return [];
      return [[key, withoutOwnFields(inner, field)]];
    }),
  );
}

function isOwn(field: z.ZodType): boolean {
  if (field.description?.startsWith('Own addition')) return true;
  const inner = field instanceof z.ZodNullable || field instanceof z.ZodOptional ? field.unwrap() : undefined;
  return inner instanceof z.ZodType && isOwn(inner);
}

function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (names.includes(key) ? [] : [[key, without(field, names)]])),
  );
}

/** Every text that pages show as HTML. */
function withPayload(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPayload);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'description' && typeof field === 'string' && 'friendlyUrl' in value
        ? `<![CDATA[${field}${PAYLOAD}]]>`
        : withPayload(field),
    ]),
  );
}
