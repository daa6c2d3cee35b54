// Carts and orders made without walking through the screens, for journeys that are about what comes after.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

export const shopper = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main Street',
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
};

/** Where the law of the European Union gives 14 days to withdraw. */
export const frenchAddress = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 rue Verte',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
};

const { email: _, ...americanAddress } = { ...shopper, country: 'US' };

async function ask(request: APIRequestContext, path: string, data?: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api/v1/${path}`;
  const answer = await (data ? request.post(url, { data, headers }) : request.get(url));
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Answers the code of a new cart with one of each. */
async function fillCart(request: APIRequestContext, skus: readonly string[]): Promise<string> {
  const [first, ...others] = skus.map((product) => ({ product, quantity: 1 }));
  const { code } = await ask(request, 'cart', first);
  for (const data of others) await request.put(`/api/v1/cart/${code}`, { data });
  return code;
}

/** The browser comes with a cart from an earlier visit. */
export async function bringCart(page: Page, ...skus: string[]): Promise<void> {
  const value = await fillCart(page.request, skus);
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'DEFAULT_shopizer_cart', value, url }]);
}

/** An order with cash on delivery, of a guest or of the customer whose password is told. Answers its number. */
export async function placeOrder(
  request: APIRequestContext,
  {
    email,
    skus,
    password,
    address = americanAddress,
  }: {
    email: string;
    skus: readonly string[];
    password?: string;
    address?: typeof frenchAddress | typeof americanAddress;
  },
): Promise<number> {
  const { token } = password ? await ask(request, 'customer/login', { username: email, password }) : {};
  const code = await fillCart(request, skus);
  const quoted = await ask(request, `cart/${code}/shipping`, {
    countryCode: address.country,
    zoneCode: 'zone' in address ? address.zone : null,
    postalCode: address.postalCode,
  });
  const shippingQuote = quoted.selectedShippingOption.shippingQuoteOptionId;
  const { totals } = await ask(request, `cart/${code}/total?quote=${shippingQuote}`);
  const order = {
    shippingQuote,
    currency: 'USD',
    customerAgreement: true,
    payment: { paymentType: 'CREDITCARD', paymentModule: 'cash-on-delivery', amount: totals.at(-1).value },
    customer: { emailAddress: email, billing: address },
  };
  const { id } = await ask(request, `${token ? 'auth/' : ''}cart/${code}/checkout`, order, token);
  return id;
}
