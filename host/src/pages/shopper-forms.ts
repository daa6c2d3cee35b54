// The forms without JavaScript share this: the shopper's cart, calls of the API, and pages rendered for one shopper.
import { cartCodePattern, cartCookieName, cartCookieSeconds } from '@vitrine/contract/cart/cart-form.ts';
import { isCartGone } from '@vitrine/contract/cart/cart-requests.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { type Client, createClient } from '@vitrine/contract/client.ts';
import { ApiError, domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import { type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { readCookie } from '@vitrine/server/cookie.ts';
import { isCrossSite } from '@vitrine/server/cross-site.ts';
import type { ShopperCart } from '@vitrine/storefront/context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../environment.ts';
import { traceOf } from '../monitoring/trace-context.ts';
import type { RenderForShopper } from './page-cache.ts';

export type ShopperClient = Client<'cart' | 'public' | 'open'>;

export interface ShopperForms {
  /** Calls the endpoints that the browser's code calls, from the address of the request, so the same checks apply. */
  client(request: FastifyRequest, language: Language): ShopperClient;
  cartCode(request: FastifyRequest): string | undefined;
  /** The cookie of a cart; null removes it. */
  cartCookie(code: string | null): string;
  sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    page: ShopperCart,
    status: number,
  ): Promise<void>;
}

export function createShopperForms(
  app: FastifyInstance,
  { storeCode, shopUrl }: Pick<Settings, 'storeCode' | 'shopUrl'>,
  renderForShopper: RenderForShopper,
): ShopperForms {
  const cookieName = cartCookieName(storeCode);
  return {
    client: (request, language) =>
      createClient<'cart' | 'public' | 'open'>(
        async ({ method, url, body, idempotencyKey }) => {
          const response = await app.inject({
            method,
            url,
            remoteAddress: request.ip,
            headers: {
              ...traceOf(request.headers)?.headers,
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
            },
            ...(body !== undefined && { payload: body }),
          });
          return { status: response.statusCode, body: response.body };
        },
        { always: { store: storeCode, lang: language } },
      ),
    cartCode: (request) => {
      const code = readCookie({ header: headerOf(request) }, cookieName);
      return code !== undefined && cartCodePattern.test(code) ? code : undefined;
    },
    cartCookie: (code) => {
      const secure = shopUrl.startsWith('https:') ? '; Secure' : '';
      // As session/cart-code.ts of the storefront writes it, which must be able to read it.
      return `${cookieName}=${code ?? ''}; Path=/; Max-Age=${code === null ? 0 : cartCookieSeconds}; SameSite=Lax${secure}`;
    },
    sendPage: async (request, reply, path, shopperPage, status) => {
      const { page, retryAfter } = await renderForShopper(path, request, shopperPage, status);
      reply.hijack();
      page.send(request.raw, reply.raw, {
        'x-request-id': request.id,
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      });
    },
  };
}

interface FormRoutes {
  /** Path of the page with the form, without the language. */
  page: string;
  /** Path that receives the form. */
  form: string;
  bodyLimit: number;
  /** Shows the page, after a domain error with the form as it was filled in. */
  show(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    refused?: { form: URLSearchParams; error: ApiError },
  ): Promise<unknown>;
  receive(request: FastifyRequest, reply: FastifyReply, language: Language, form: URLSearchParams): Promise<unknown>;
}

/** In each language. Forms of other sites are refused: nobody else may fill a cart or order with it. */
export function mountForm(
  app: FastifyInstance,
  shopUrl: string,
  { page, form, bodyLimit, show, receive }: FormRoutes,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const language of languages) {
      scope.get(localPath(language, page), (request, reply) => show(request, reply, language));
      scope.post(localPath(language, form), { bodyLimit }, async (request, reply) => {
        // A request without a body has no fields, and is refused like one with wrong fields.
        const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        try {
          if (isCrossSite({ header: headerOf(request) }, shopUrl))
            throw new ApiError(403, 'request.cross-site', domainErrorMessage('request.cross-site', {}, language));
          return await receive(request, reply, language, sent);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return show(request, reply, language, { form: sent, error });
        }
      });
    }
  });
}

/** Where the shopper sees what the form has done. */
export const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply.code(303).header('cache-control', 'no-store').header('location', path).send();

/** Null when the cart does not exist any more. */
export async function cartOrNone(cart: Promise<Cart>): Promise<Cart | null> {
  try {
    return await cart;
  } catch (error) {
    if (isCartGone(error)) return null;
    throw error;
  }
}

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
