import { screen, waitFor } from '@testing-library/react';
import { quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { fakeCart } from '../../../../testing/fake-cart.ts';
import { fakeExpress, fakeOption, fakeQuote, fakeTotals } from '../../../../testing/fake-delivery.ts';
import { answerPlaces } from '../../../../testing/fake-places.ts';
import { haveCart } from '../../../../testing/have-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { chosenCountry } from '../../../session/shopper-country.ts';
import { cartState } from '../cart-store.ts';
import { QuoteForm } from './quote-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  answerPlaces(shop);
  haveCart(fakeCart({ MUG: 2 }));
  chosenCountry.set(null);
});

async function openForm() {
  const user = show(<QuoteForm />);
  await user.click(screen.getByText('Estimate delivery'));
  await screen.findByRole('option', { name: 'Germany' });
  return user;
}

const country = () => screen.getByRole('combobox', { name: 'Country' });
const ask = () => screen.getByRole('button', { name: 'Get A Quote' });

test('without a country nothing is asked, and the field says why', async () => {
  const user = await openForm();
  await user.click(ask());
  expect(country().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(country());
  expect(shop.sentTo(quoteShipping)).toEqual([]);
  await expectAccessible();
});

test('a postcode that cannot be one of the country is refused at its field', async () => {
  const user = await openForm();
  await user.selectOptions(country(), 'DE');
  const postcode = screen.getByRole('textbox', { name: 'Postcode' });
  await user.type(postcode, '12');
  await user.click(ask());
  expect(postcode.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(postcode);
  expect(shop.sentTo(quoteShipping)).toEqual([]);
});

test('only countries with states ask for one, by its own name, sorted', async () => {
  const user = await openForm();
  await user.selectOptions(country(), 'DE');
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  await user.selectOptions(country(), 'US');
  const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect([...state.options].map(({ text }) => text)).toEqual(['Choose a state or province', 'California', 'Oregon']);
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeTruthy();
  await user.selectOptions(state, 'OR');
  await user.selectOptions(country(), 'FR');
  await user.selectOptions(country(), 'US');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' })).value).toBe('');
});

test('the cheapest method is chosen, and another one changes the total', async () => {
  shop.answer(quoteShipping, fakeQuote([fakeExpress, fakeOption()]));
  shop.answer(readTotal, ({ query }) => fakeTotals(20, query.quote === '8' ? 12 : 5));
  const user = await openForm();
  await user.selectOptions(country(), 'FR');
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), ' 69001 ');
  await user.click(ask());
  const post = await screen.findByRole<HTMLInputElement>('radio', { name: /By post/ });
  expect(post.checked).toBe(true);
  expect(post.closest('label')?.textContent).toBe('By post3 to 5\u00a0days$5.00');
  expect(shop.sentTo(quoteShipping)).toMatchObject([
    { params: { code: 'cart-1' }, body: { countryCode: 'FR', zoneCode: null, postalCode: '69001' } },
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: /Express/ }));
  await waitFor(() => expect(cartState().estimate?.totals?.at(-1)?.value).toBe(32));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Express/ }).checked).toBe(true);
  expect(chosenCountry.read()).toBe('FR');
});

test('a method that costs nothing says so', async () => {
  shop.answer(quoteShipping, fakeQuote([fakeOption({ optionPrice: 0, optionPriceText: '$0.00' })]));
  shop.answer(readTotal, fakeTotals(20, 0));
  const user = await openForm();
  await user.selectOptions(country(), 'FR');
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), '69001');
  await user.click(ask());
  const option = await screen.findByRole('radio', { name: /By post/ });
  expect(option.closest('label')?.textContent).toMatch(/Free$/);
});

test.each([
  ['in the words of the shop', 'Too heavy for France.', 'Too heavy for France.'],
  ['with the country', null, 'We do not deliver to France yet'],
])('a place without delivery is told %s', async (_, message, words) => {
  shop.answer(quoteShipping, fakeQuote([], message));
  const user = await openForm();
  await user.selectOptions(country(), 'FR');
  await user.type(screen.getByRole('textbox', { name: 'Postcode' }), '69001');
  await user.click(ask());
  await screen.findByText(words);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a lost connection is told under the form, and what was typed stays', async () => {
  shop.answer(quoteShipping, () => {
    throw new Error('no connection');
  });
  const user = await openForm();
  await user.selectOptions(country(), 'FR');
  const postcode = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' });
  await user.type(postcode, '69001');
  await user.click(ask());
  await waitFor(() => expect(cartState().estimate?.error).toBeTruthy());
  expect(screen.getByText(cartState().estimate?.error ?? '-')).toBeTruthy();
  expect(postcode.value).toBe('69001');
  expect(ask().getAttribute('aria-busy')).toBe('false');
});
