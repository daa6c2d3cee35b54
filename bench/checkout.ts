// CPU time and latency of placing an order, including stock and mails.
import { type LoadResult, load } from './load.ts';

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

export interface Orders {
  readonly count: number;
  readonly parallel: number;
  /** Have enough stock for all orders. */
  readonly skus: readonly string[];
  /** Which of the SKUs is first. */
  readonly offset: number;
}

export async function measureOrders(
  url: string,
  { count, parallel, skus, offset }: Orders,
  cpu: () => number,
): Promise<LoadResult> {
  const carts: Awaited<ReturnType<typeof fillCart>>[] = [];
  for (let index = 0; index < count; index++) carts.push(await fillCart(url, skus, offset + 2 * index));
  return load(url, {
    requests: count,
    parallel,
    cpu,
    path: (index) => `/api/v1/cart/${carts[index]?.code}/checkout`,
    send: (index) => ({ method: 'POST', body: carts[index]?.body }),
  });
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
