import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './account.ts';
import { shopper } from './checkout.ts';

/** An order of a customer, to be paid at the door, without walking through the screens. Answers its number. */
export async function orderAs(request: APIRequestContext, email: string, product: string): Promise<number> {
  const ask = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await request.post(`/api/v1/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { token } = await ask('customer/login', { username: email, password: PASSWORD });
  const { code } = await ask('cart', { product, quantity: 1 });
  const { zone, postalCode } = shopper;
  const quote = await ask(`cart/${code}/shipping`, { countryCode: 'US', zoneCode: zone, postalCode });
  const shippingQuote = quote.selectedShippingOption.shippingQuoteOptionId;
  const total = await (await request.get(`/api/v1/cart/${code}/total?quote=${shippingQuote}`)).json();
  const payment = { paymentModule: 'cash-on-delivery', amount: total.totals.at(-1).value };
  const customer = { emailAddress: email, billing: { ...shopper, country: 'US' } };
  const order = { shippingQuote, currency: 'USD', customerAgreement: true, payment, customer };
  const { id } = await ask(`auth/cart/${code}/checkout`, order, { authorization: `Bearer ${token}` });
  return id;
}
