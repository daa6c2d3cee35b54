import { screen } from '@testing-library/react';
import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeOrder, fakeOrderLine } from '../../../testing/fake-order.ts';
import { show } from '../../../testing/show.tsx';
import type { KnownShopper } from './use-declaration.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const order = fakeOrder({ products: [fakeOrderLine(), fakeOrderLine({ id: 2, sku: 'PEN', productName: 'Red pen' })] });
const known: KnownShopper = { order, email: 'ann@example.com', name: 'Ann Lee' };
const nobody: KnownShopper = { order: null, email: '', name: '' };
const receipt = {
  receivedAt: '2026-11-18T15:00:00Z',
  orderNumber: '4711',
  name: 'Ann Lee',
  email: 'ann@example.com',
  lines: [],
  remark: null,
  declaration: 'I withdraw from my order 4711.',
};

const open = (shopper: KnownShopper, path = '/withdrawal') =>
  show(
    <>
      <h1>Withdraw</h1>
      <WithdrawalSteps known={shopper} shopName="Vitrine" />
    </>,
    { path },
  );
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const confirm = () => screen.getByRole('button', { name: /^Confirm withdrawal/ });
const title = () => screen.getByRole('heading', { level: 2 });

test('what is known is filled in, every item is chosen, and only what stays chosen is declared', async () => {
  shop.answer(withdraw, receipt);
  const user = open(known);
  expect(document.activeElement).toBe(document.body);
  expect([field(/^Order number/).value, field(/^Name/).value]).toEqual(['4711', 'Ann Lee']);
  await expectAccessible();
  await user.click(screen.getByRole('checkbox', { name: /Red pen/ }));
  await user.click(goOn());
  expect(document.activeElement).toBe(title());
  expect(title().textContent).toBe('Check and confirm');
  expect(screen.getByText(/Blue mug/)).toBeTruthy();
  expect(shop.sentTo(withdraw)).toEqual([]);
  await expectAccessible();
  await user.click(confirm());
  await screen.findByText('We have received your withdrawal');
  expect(document.activeElement).toBe(title());
  expect(screen.getByText('I withdraw from my order 4711.')).toBeTruthy();
  const [sent] = shop.sentTo(withdraw);
  expect(sent?.body).toMatchObject({ orderNumber: '4711', email: 'ann@example.com', name: 'Ann Lee', remark: null });
  expect(sent?.body?.lines?.join()).toMatch(/Blue mug/);
  expect(sent?.body?.lines?.join()).not.toMatch(/Red pen/);
  await expectAccessible();
});

test('without any item there is nothing to declare', async () => {
  const user = open(known);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(goOn());
  expect(screen.getByText('Choose at least one item')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Which items?' }));
});

test('who is not known fills in the form, with items in words', async () => {
  shop.answer(withdraw, receipt);
  const user = open(nobody);
  await user.click(goOn());
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  await user.type(field(/^Order number/), ' 4711 ');
  await user.type(field(/^Email/), 'ann@example.com');
  await user.type(field(/^Name/), 'Ann Lee');
  await user.type(field(/^Only some items/), 'Blue mug{Enter}{Enter}Red pen');
  await user.click(goOn());
  await user.click(confirm());
  await screen.findByText('We have received your withdrawal');
  expect(shop.sentTo(withdraw)[0]?.body).toMatchObject({ orderNumber: '4711', lines: ['Blue mug', 'Red pen'] });
});

test('the number of another order asks for its items in words', async () => {
  const user = open(known);
  await user.type(field(/^Order number/), '2');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(field(/^Only some items/)).toBeTruthy();
});

test('who goes back to the form has the focus at its heading, and everything as it was', async () => {
  const user = open(known);
  await user.type(field(/^Comment/), 'Too small');
  await user.click(goOn());
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(title().textContent).toBe('Your order');
  expect(document.activeElement).toBe(title());
  expect(field(/^Comment/).value).toBe('Too small');
});

test('a field that the shop refuses opens the form at that field, which can be corrected at leisure', async () => {
  shop.sendError(withdraw, 400, 'form.invalid', 'Check the form.', { fields: { orderNumber: 'Enter digits only.' } });
  const user = open(known);
  await user.click(goOn());
  await user.click(confirm());
  await screen.findByText('Enter digits only.');
  expect(document.activeElement).toBe(field(/^Order number/));
  await user.type(field(/^Order number/), '12');
  expect(field(/^Order number/).value).toBe('471112');
  expect(title().textContent).toBe('Your order');
});

test('a domain error about items in words is told, although the request calls them otherwise', async () => {
  shop.sendError(withdraw, 400, 'form.invalid', 'Name fewer items.', { fields: { lines: 'Too many.' } });
  const user = open(known);
  await user.click(goOn());
  await user.click(confirm());
  await screen.findByText('Name fewer items.');
});

test.each([
  ['/fr/withdrawal', /Continuer/, /^Confirmer/],
  ['/de/withdrawal', /Weiter/, /bestätigen/],
])('a lost connection on %s loses nothing, and the next press sends', async (path, next, send) => {
  shop.answer(withdraw, () => {
    throw new Error('no connection');
  });
  const user = open(known, path);
  await user.click(screen.getByRole('button', { name: next }));
  await user.click(screen.getByRole('button', { name: send }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).not.toBe('');
  shop.answer(withdraw, receipt);
  await user.click(screen.getByRole('button', { name: send }));
  await screen.findByText('I withdraw from my order 4711.');
});
