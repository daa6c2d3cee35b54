// The cart without JavaScript. The form of a product adds it, the forms of the cart page change its lines; both call the
// endpoints that the browser's code calls, so the same checks apply. The page is rendered for one shopper and never cached.
import { readCart } from '@vitrine/contract/cart/cart.ts';
import {
  cartCodePattern,
  cartCookieName,
  cartCookieSeconds,
  cartFormPath,
  plainCartPath,
} from '@vitrine/contract/cart/cart-form.ts';
import { addLinesToCart, isCartGone, setCartLine } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { type Client, createClient } from '@vitrine/contract/client.ts';
import { ApiError, domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import { type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { readCookie } from '@vitrine/server/cookie.ts';
import { isCrossSite } from '@vitrine/server/cross-site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../environment.ts';
import { traceOf } from '../monitoring/trace-context.ts';
import type { RenderForShopper } from './page-cache.ts';

/** A form has three short fields. */
const BODY_LIMIT = 4096;

export function mountCartForm(
  app: FastifyInstance,
  { storeCode, shopUrl }: Pick<Settings, 'storeCode' | 'shopUrl'>,
  renderForShopper: RenderForShopper,
): void {
  const cookieName = cartCookieName(storeCode);

  const clientOf = (request: FastifyRequest, language: Language): Client<'cart'> =>
    createClient<'cart'>(
      async ({ method, url, body }) => {
        const response = await app.inject({
          method,
          url,
          remoteAddress: request.ip,
          headers: {
            ...traceOf(request.headers)?.headers,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: body }),
        });
        return { status: response.statusCode, body: response.body };
      },
      { always: { store: storeCode, lang: language } },
    );

  const codeOf = (request: FastifyRequest): string | undefined => {
    const code = readCookie({ header: headerOf(request) }, cookieName);
    return code !== undefined && cartCodePattern.test(code) ? code : undefined;
  };

  const sendCart = async (request: FastifyRequest, reply: FastifyReply, language: Language, error?: ApiError) => {
    const code = codeOf(request);
    const api = clientOf(request, language);
    const cart = code === undefined ? null : await orNone(api(readCart, { params: { code } }));
    const shopperCart = { cart, error: error?.message ?? null };
    const path = localPath(language, plainCartPath);
    const { page, retryAfter } = await renderForShopper(path, request, shopperCart, error?.status ?? 200);
    reply.hijack();
    page.send(request.raw, reply.raw, {
      'x-request-id': request.id,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    });
  };

  const changeCart = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    // Another site must not fill the cart of somebody who visits it.
    if (isCrossSite({ header: headerOf(request) }, shopUrl))
      throw new ApiError(403, 'request.cross-site', domainErrorMessage('request.cross-site', {}, language));
    // A request without a body has no fields, and is refused like one with wrong fields.
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const isLine = form.has('line');
    const cart = await (isLine ? changeLine : addProduct)(clientOf(request, language), codeOf(request), form);
    if (cart) {
      const secure = shopUrl.startsWith('https:') ? '; Secure' : '';
      // As session/cart-code.ts of the storefront writes it, which must be able to read it.
      reply.header(
        'set-cookie',
        `${cookieName}=${cart.code}; Path=/; Max-Age=${cartCookieSeconds}; SameSite=Lax${secure}`,
      );
    }
    // With JavaScript the page of the cart is the same for both; without it, that page leads to the plain one.
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', localPath(language, isLine ? plainCartPath : '/cart'))
      .send();
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages) {
      scope.get(localPath(language, plainCartPath), (request, reply) => sendCart(request, reply, language));
      scope.post(localPath(language, cartFormPath), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        try {
          return await changeCart(request, reply, language);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return sendCart(request, reply, language, error);
        }
      });
    }
  });
}

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

async function addProduct(api: Client<'cart'>, code: string | undefined, form: URLSearchParams): Promise<Cart> {
  const line = { product: form.get('sku') ?? '', quantity: Number(form.get('quantity') ?? 1), add: true };
  return addLinesToCart(api, code, [line]);
}

async function changeLine(api: Client<'cart'>, code: string | undefined, form: URLSearchParams): Promise<Cart | null> {
  if (code === undefined) return null;
  const quantity = form.has('remove') ? 0 : Number(form.get('quantity') ?? 1);
  const line = Number(form.get('line'));
  return orNone(setCartLine(api, code, { product: form.get('sku') ?? '', quantity, line }));
}

/** Null when the cart does not exist any more. */
async function orNone(cart: Promise<Cart>): Promise<Cart | null> {
  try {
    return await cart;
  } catch (error) {
    if (isCartGone(error)) return null;
    throw error;
  }
}
