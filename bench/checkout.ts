// CPU time and latency of placing an order, including stock and mails.
import { load } from './load.ts';
import type { ShopProcess } from './shop-process.ts';

const ORDERS = 200;
const PARALLEL = 16;
const WARM_UP = 20;

type Row = (what: string, value: string) => void;

const place = { countryCode: 'US', zoneCode: 'ME', postalCode: '04101' };
const billing = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  postalCode: '04101',
  zone: 'ME',
  country: 'US',
};

/** `skus` have enough stock for all orders of the run. */
export async function benchCheckout(
  shop: ShopProcess,
  skus: readonly string[],
  cpu: () => number,
  row: Row,
): Promise<void> {
  const carts: Awaited<ReturnType<typeof fillCart>>[] = [];
  for (let index = 0; index < ORDERS + WARM_UP; index++) carts.push(await fillCart(shop.url, skus, index));
  const options = {
    parallel: PARALLEL,
    cpu,
    path: (index: number) => `/api/v1/cart/${carts[index]?.code}/checkout`,
    send: (index: number) => ({ method: 'POST' as const, body: carts[index]?.body }),
  };
  const warm = (index: number) => index + ORDERS;
  await load(shop.url, {
    ...options,
    requests: WARM_UP,
    path: (index) => options.path(warm(index)),
    send: (index) => options.send(warm(index)),
  });
  const begun = performance.now();
  const { cpuMilliseconds, medianMilliseconds, p95Milliseconds } = await load(shop.url, {
    ...options,
    requests: ORDERS,
  });
  const perSecond = (ORDERS * 1000) / (performance.now() - begun);
  row(
    `orders of two lines, ${PARALLEL} at once: CPU of shop and database an order`,
    `${cpuMilliseconds.toFixed(1)} ms, p50 ${medianMilliseconds.toFixed(0)} ms, p95 ${p95Milliseconds.toFixed(0)} ms, ${perSecond.toFixed(0)} a second`,
  );
}

async function fillCart(url: string, skus: readonly string[], index: number) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { code } = await send<{ code: string }>('POST', 'cart', { product: skus[index % skus.length], quantity: 1 });
  await send('PUT', `cart/${code}`, { product: skus[(index + 1) % skus.length], quantity: 1 });
  const quote = await send<{ selectedShippingOption: { shippingQuoteOptionId: number } }>(
    'POST',
    `cart/${code}/shipping`,
    place,
  );
  const shippingQuote = quote.selectedShippingOption.shippingQuoteOptionId;
  const total = await send<{ totals: { value: number }[] }>('GET', `cart/${code}/total?quote=${shippingQuote}`);
  const payment = { paymentModule: 'cash-on-delivery', amount: total.totals.at(-1)?.value ?? 0, redirect: true };
  const customer = { emailAddress: `ann${index}@example.com`, billing };
  return { code, body: { shippingQuote, payment, customer, customerAgreement: true } };
}
