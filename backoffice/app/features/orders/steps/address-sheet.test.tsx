import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { changeOrderAddress } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { listShippingCountries } from '@vitrine/contract/store/store.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { AddressSheet } from './address-sheet.tsx';

let shop: StandInShop;
const onClose = vi.fn();
const country = (code: string, name: string, zones: [string, string][] = []) => ({
  id: code.charCodeAt(0),
  code,
  name,
  supported: true,
  zones: zones.map(([zone, zoneName], index) => ({ id: index + 1, code: zone, name: zoneName, countryCode: code })),
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(listShippingCountries, [country('CA', 'Canada', [['QC', 'Quebec']]), country('DE', 'Germany')]);
  onClose.mockClear();
});

const open = (order: StaffOrder = anOrder()) => show(<AddressSheet order={order} onClose={onClose} />);
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const countryField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
const send = () => screen.getByRole('button', { name: /^Save address/ });

test('begins with the stored address, and another street is sent with the version that was read', async () => {
  shop.answer(changeOrderAddress, anOrder());
  const user = open();
  screen.getByText('Ann Lee, 1 Oak Street, 10115 Berlin, Germany');
  expect(field('First name').hasAttribute('autofocus')).toBe(true);
  expect(field('First name').value).toBe('Ann');
  await waitFor(() => expect(countryField().value).toBe('DE'));
  await user.clear(field('Street and number'));
  await user.type(field('Street and number'), '9 Elm Road');
  await user.click(send());
  await screen.findByText('Address changed. The email is on its way.');
  const [sent] = shop.sentTo(changeOrderAddress);
  expect(sent?.params).toEqual({ id: '1001' });
  expect(sent?.body.version).toBe('v1');
  expect(sent?.body.address).toMatchObject({ firstName: 'Ann', address: '9 Elm Road', city: 'Berlin', country: 'DE' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('a country with states asks for one, and a country without them sends none', async () => {
  shop.answer(changeOrderAddress, anOrder());
  const user = open();
  await screen.findByRole('option', { name: 'Canada' });
  expect(screen.queryByRole('combobox', { name: 'State or province' })).toBeNull();
  await user.selectOptions(countryField(), 'CA');
  const zone = screen.getByRole('combobox', { name: 'State or province' });
  await user.selectOptions(zone, 'QC');
  await expectAccessible();
  await user.selectOptions(countryField(), 'DE');
  await user.click(send());
  await waitFor(() =>
    expect(shop.sentTo(changeOrderAddress)[0]?.body.address).toMatchObject({ zone: '', country: 'DE' }),
  );
});

test('one empty field gets the focus, several are listed above the form', async () => {
  const user = open();
  await user.clear(field('Street and number'));
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('Street and number')));
  await user.clear(field('First name'));
  await user.click(send());
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  await user.click(within(summary).getAllByRole('link')[1] as HTMLElement);
  expect(document.activeElement).toBe(field('Street and number'));
  expect(shop.sentTo(changeOrderAddress)).toEqual([]);
  await expectAccessible();
});

test('where delivery costs another price, the domain error stands at the country and the address stays', async () => {
  shop.sendError(changeOrderAddress, 400, 'order.price-differs', 'Delivery costs another price there.', {
    fields: { country: 'Delivery costs another price there.' },
  });
  const user = open();
  await screen.findByRole('option', { name: 'Canada' });
  await user.selectOptions(countryField(), 'CA');
  await user.click(send());
  await screen.findByText('Delivery costs another price there.');
  await waitFor(() => expect(document.activeElement).toBe(countryField()));
  expect(countryField().getAttribute('aria-invalid')).toBe('true');
  cleanup();
  open();
  await waitFor(() => expect(countryField().value).toBe('CA'));
});

test('somebody else was quicker: it is told, and what was typed stays', async () => {
  shop.sendError(changeOrderAddress, 409, 'order.address-changed', 'The address has changed meanwhile.');
  const user = open();
  await user.type(field(/^Company/), 'Lee & Co');
  await user.click(send());
  await screen.findByText('The address has changed meanwhile.');
  expect(field(/^Company/).value).toBe('Lee & Co');
  expect(onClose).not.toHaveBeenCalled();
});

test('a double press sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<StaffOrder>();
  shop.answer(changeOrderAddress, () => promise);
  const user = open();
  await user.dblClick(send());
  resolve(anOrder());
  await screen.findByText('Address changed. The email is on its way.');
  expect(shop.sentTo(changeOrderAddress)).toHaveLength(1);
});
