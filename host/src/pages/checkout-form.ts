// The checkout without JavaScript: one form, which is shown again until everything in it is right. Two presses order once:
// the form has a key, and the same values under the same key are the same order.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readCart } from '@vitrine/contract/cart/cart.ts';
import { listPaymentMethods, placeOrder, quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import type { Confirmation, placeOrder as orderShape } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { CallInput } from '@vitrine/contract/endpoint.ts';
import { readOrder } from '@vitrine/contract/orders/orders.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { checkoutFormPath, plainCheckoutPath } from '@vitrine/contract/site/site-routes.ts';
import { listShippingCountries, listZones } from '@vitrine/contract/store/store.ts';
import type { PlainCheckout } from '@vitrine/storefront/context.ts';
import type { FastifyInstance } from 'fastify';
import { cartOrNone, mountForm, redirectTo, type ShopperClient, type ShopperForms } from './shopper-forms.ts';

/** An address and a few choices. */
const BODY_LIMIT = 16_384;

export function mountCheckoutForm(app: FastifyInstance, shopUrl: string, forms: ShopperForms): void {
  mountForm(app, shopUrl, {
    page: plainCheckoutPath,
    form: checkoutFormPath,
    bodyLimit: BODY_LIMIT,
    show: async (request, reply, language, refused) => {
      const api = forms.client(request, language);
      const path = localPath(language, plainCheckoutPath);
      const { searchParams } = new URL(request.url, shopUrl);
      const [id, key] = [searchParams.get('order'), searchParams.get('key')];
      if (id && key) {
        const order = await placedOrNone(api(readOrder, { params: { id: Number(id) }, query: { key } }));
        const shown = { cart: null, error: null, order, orderKey: key };
        return forms.sendPage(request, reply, path, shown, order ? 200 : 404);
      }
      const code = forms.cartCode(request);
      const cart = code === undefined ? null : await cartOrNone(api(readCart, { params: { code } }));
      const checkout = await prepareCheckout(api, cart?.code, refused?.form ?? null, refused?.error);
      const error = refused?.error.message || null;
      return forms.sendPage(request, reply, path, { cart, error, checkout }, refused?.error.status ?? 200);
    },
    receive: async (request, reply, language, form) => {
      const api = forms.client(request, language);
      const code = forms.cartCode(request);
      // Without the press on the button to order, the form only goes on: shown again, it is checked.
      if (code === undefined || !form.has('order')) throw new ApiError(200, 'form.continued', '');
      const { id, key } = await sendOrder(api, code, form);
      reply.header('set-cookie', forms.cartCookie(null));
      return redirectTo(reply, `${localPath(language, plainCheckoutPath)}?order=${id}&key=${key}`);
    },
  });
}

async function prepareCheckout(
  api: ShopperClient,
  code: string | undefined,
  form: URLSearchParams | null,
  error: ApiError | undefined,
): Promise<PlainCheckout> {
  const values = Object.fromEntries(form ?? []);
  const { country } = values;
  const [countries, zones, methods, quote] = await Promise.all([
    api(listShippingCountries, {}),
    country ? api(listZones, { query: { code: country } }) : [],
    api(listPaymentMethods, {}),
    code !== undefined && country ? quoteDelivery(api, code, values) : null,
  ]);
  return {
    values,
    isSent: form !== null,
    countries,
    zones,
    methods: methods.filter(({ redirects }) => !redirects),
    hasOnlinePayment: methods.some(({ redirects }) => redirects),
    quote,
    refused: fieldsOf(error),
    key: randomBytes(16).toString('hex'),
  };
}

type Values = Readonly<Record<string, string>>;

/** Null when the shop cannot say it for this place yet. */
async function quoteDelivery(api: ShopperClient, code: string, values: Values): Promise<PlainCheckout['quote']> {
  try {
    const { country, zone, postalCode } = values;
    const body = { countryCode: country, zoneCode: zone || null, postalCode: postalCode || null };
    const { shippingOptions, message, taxByState = false } = await api(quoteShipping, { params: { code }, body });
    const options = [...(shippingOptions ?? [])].sort((a, b) => a.optionPrice - b.optionPrice);
    const [, wanted] = (values.delivery ?? '').split(' ');
    const chosen = options.find(({ optionCode }) => optionCode === wanted) ?? options[0];
    if (!chosen) return { options, chosen: null, totals: null, taxByState, error: message };
    const { totals } = await api(readTotal, { params: { code }, query: { quote: chosen.shippingQuoteOptionId } });
    return { options, chosen, totals, taxByState, error: null };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The names of the fields in the form, from those of the request. */
function fieldsOf(error: ApiError | undefined): Record<string, string> {
  const fields = error?.details?.fields;
  if (!fields || typeof fields !== 'object') return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name === 'customer.emailAddress' ? 'email' : name.replace(/^customer\.(delivery|billing)\./, ''),
      String(message),
    ]),
  );
}

/** The same request may still be running, when the button was pressed twice. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000];

async function sendOrder(api: ShopperClient, code: string, form: URLSearchParams): Promise<Confirmation> {
  const body = orderOf(Object.fromEntries(form), await api(listPaymentMethods, {}));
  const idempotencyKey = createHash('sha256')
    .update(`${form.get('key')} ${JSON.stringify(body)}`)
    .digest('hex')
    .slice(0, 32);
  const send = () => api(placeOrder, { params: { code }, body, idempotencyKey });
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'request.in-progress') throw error;
      await setTimeout(pause);
    }
  }
  return send();
}

const ADDRESS = 'firstName lastName company phone address address2 city postalCode stateProvince zone'.split(' ');

/** The API checks it all: what is missing or wrong is refused with a message for its field. */
function orderOf(values: Values, methods: readonly { code: string; paymentType: string }[]): OrderBody {
  const typed = ADDRESS.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()]] : []));
  const address = { ...Object.fromEntries(typed), countryCode: values.country };
  const [quote] = (values.delivery ?? '').split(' ');
  return {
    shippingQuote: quote || null,
    currency: values.currency,
    payment: {
      paymentType: methods.find(({ code }) => code === values.payment)?.paymentType,
      paymentModule: values.payment ?? '',
      // The page has shown this total: any other one is refused, and shown before it is ordered.
      amount: Number(values.amount),
      // As the browser's code sends it: the terms have to be accepted.
      redirect: true,
    },
    customerAgreement: values.terms === 'yes',
    customer: { emailAddress: (values.email ?? '').trim(), delivery: address, billing: address },
  };
}

type OrderBody = CallInput<typeof orderShape>['body'];

/** Null when the key is not that of the order. */
async function placedOrNone<T>(order: Promise<T>): Promise<T | null> {
  try {
    return await order;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
