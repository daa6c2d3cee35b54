import { screen, within } from '@testing-library/react';
import { saveCustomerFields, showStaffCustomer } from '@vitrine/contract/account/staff-customers.ts';
import { saveOrderFields } from '@vitrine/contract/orders/staff-orders.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aCustomField } from '../../../../testing/a-custom-field.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { OrderFields } from './order-fields.tsx';

let shop: StandInShop;
const gift = aCustomField({ code: 'gift', subject: 'order', kind: 'texts', name: { en: 'Gift note' } });
const day = aCustomField({ code: 'pick-up', subject: 'order', kind: 'count', name: { en: 'Parcels' } });
const vat = aCustomField({ code: 'vat-id', subject: 'customer', name: { en: 'VAT number' } });
const customer = {
  id: 7,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@mail.example',
  language: 'en',
  since: '2025-01-01',
  fields: { 'vat-id': 'DE1' },
  fieldsVersion: 'c1',
};

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCustomFields, { items: [aCustomField(), gift, day, vat] });
  shop.answer(showStaffCustomer, customer);
});

const order = anOrder({ fields: { 'gift.en': 'Enjoy' }, fieldsVersion: 'o1', customerId: 7 });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (region: string) =>
  within(screen.getByRole('region', { name: region })).getByRole('button', { name: /^Save/ });

test('fields of the order are saved with their version, and only what was changed', async () => {
  shop.answer(saveOrderFields, { ...order, fields: { 'gift.en': 'Enjoy', 'gift.fr': 'Bon' }, fieldsVersion: 'o2' });
  const user = show(<OrderFields order={order} />);
  expect((await box('Gift note (EN)')).value).toBe('Enjoy');
  await user.type(await box('Gift note (FR)'), 'Bon');
  screen.getByText('1 unsaved change');
  await user.click(save('Fields of the order'));
  await screen.findByText('Fields saved');
  expect(shop.sentTo(saveOrderFields).map(({ body }) => body)).toEqual([
    { version: 'o1', fields: { 'gift.fr': 'Bon' } },
  ]);
  await expectAccessible();
});

test('a value that the field does not take is refused beside it, here and by the shop', async () => {
  shop.sendError(saveOrderFields, 400, 'field.wrong-value', 'This value does not fit the field', {
    field: 'fields.pick-up',
  });
  const user = show(<OrderFields order={order} />);
  await user.type(await box('Parcels'), 'many');
  await user.click(save('Fields of the order'));
  expect(shop.sentTo(saveOrderFields)).toEqual([]);
  expect((await box('Parcels')).getAttribute('aria-invalid')).toBe('true');
  await user.clear(await box('Parcels'));
  await user.type(await box('Parcels'), '5');
  await user.click(save('Fields of the order'));
  await screen.findByText('This value does not fit the field');
});

test('what somebody else has typed meanwhile is not replaced without a choice', async () => {
  shop.sendError(saveOrderFields, 409, 'entry.changed', 'This has been changed meanwhile', {
    values: { fields: { 'gift.en': 'From Bo' }, fieldsVersion: 'o2' },
  });
  const user = show(<OrderFields order={order} />);
  await user.type(await box('Gift note (EN)'), '!');
  await user.click(save('Fields of the order'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Another person has changed these fields' }));
  sheet.getByText('Enjoy!');
  shop.answer(saveOrderFields, { ...order, fields: { 'gift.en': 'From Bo' }, fieldsVersion: 'o2' });
  await user.click(sheet.getByText('From Bo'));
  await user.click(sheet.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Fields saved');
  expect(shop.sentTo(saveOrderFields).at(-1)?.body).toMatchObject({ version: 'o2' });
  expect((await box('Gift note (EN)')).value).toBe('From Bo');
});

test('fields of the customer belong to the account', async () => {
  shop.answer(saveCustomerFields, { ...customer, fields: { 'vat-id': 'DE12' }, fieldsVersion: 'c2' });
  const user = show(<OrderFields order={order} />);
  await user.type(await box('VAT number'), '2');
  await user.click(save('Fields of the customer'));
  await screen.findByText('Fields saved');
  expect(shop.sentTo(saveCustomerFields)).toMatchObject([
    { params: { id: '7' }, body: { version: 'c1', fields: { 'vat-id': 'DE12' } } },
  ]);
});

test('a guest has no fields of a customer, and people who only read cannot change any', async () => {
  show(<OrderFields order={{ ...order, customerId: null }} />, { role: 'read-only' });
  expect((await box('Gift note (EN)')).readOnly).toBe(true);
  expect(screen.queryByRole('region', { name: 'Fields of the customer' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(shop.sentTo(showStaffCustomer)).toEqual([]);
});

test('nothing is shown while no fields of orders and customers are defined', async () => {
  shop.answer(listCustomFields, { items: [aCustomField()] });
  show(<OrderFields order={order} />);
  await expect.poll(() => shop.sentTo(listCustomFields)).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
  expect(shop.sentTo(showStaffCustomer)).toEqual([]);
});
