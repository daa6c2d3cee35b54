import { screen, waitFor } from '@testing-library/react';
import { changeAddress } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeAddress, fakeCustomer } from '../../../testing/fake-customer.ts';
import { answerPlaces, fakeCountries } from '../../../testing/fake-places.ts';
import { show } from '../../../testing/show.tsx';
import { currentUser } from '../../session/user.ts';
import { AddressEditor } from './address-editor.tsx';

let shop: StandInShop;
const onClose = vi.fn();

beforeEach(() => {
  shop = standInShop();
  answerPlaces(shop);
  onClose.mockClear();
});

async function openEditor(kind: 'billing' | 'delivery', customer: Partial<Customer> = {}) {
  const user = show(
    <AddressEditor kind={kind} customer={fakeCustomer(customer)} countries={fakeCountries} onClose={onClose} />,
  );
  if (kind === 'billing') await screen.findByRole('option', { name: 'Germany' });
  return user;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: /^Save address/ });

test('a corrected address is saved without what the country does not know', async () => {
  const changed = fakeCustomer();
  shop.answer(changeAddress, changed);
  const user = await openEditor('billing', { billing: fakeAddress({ stateProvince: 'Rhône', phone: '0412345678' }) });
  await user.clear(field(/^Street address/));
  await user.type(field(/^Street address/), '  2  rue Bleue ');
  await expectAccessible();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shop.sentTo(changeAddress).map(({ body }) => body)).toEqual([
    {
      billing: {
        firstName: 'Ann',
        lastName: 'Lee',
        address: '2 rue Bleue',
        city: 'Lyon',
        postalCode: '69001',
        phone: '0412345678',
        country: 'FR',
        countryCode: 'FR',
      },
    },
  ]);
  expect(currentUser()).toEqual(changed);
});

test('a delivery address that is the same as the other one is a tick', async () => {
  shop.answer(changeAddress, fakeCustomer());
  const user = await openEditor('delivery', { delivery: fakeAddress({ address: '3 rue Rouge' }) });
  expect(field(/^Street address/).value).toBe('3 rue Rouge');
  await user.click(screen.getByRole('checkbox', { name: 'Same as billing address' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(shop.sentTo(changeAddress).map(({ body }) => body)).toEqual([{ delivery: null }]));
});

test('a field that the shop refuses is told where it is, and the editor stays open', async () => {
  const fields = { 'billing.postalCode': 'There is no such postcode.' };
  shop.sendError(changeAddress, 400, 'form.invalid', 'Check the form.', { fields });
  const user = await openEditor('billing');
  await user.click(save());
  await screen.findByText('There is no such postcode.');
  expect(document.activeElement).toBe(field(/^Postcode/));
  expect(onClose).not.toHaveBeenCalled();
});

test('a lost connection is told above the form', async () => {
  shop.answer(changeAddress, () => {
    throw new Error('no connection');
  });
  const user = await openEditor('billing');
  await user.click(save());
  const message = await screen.findByText(/We could not connect/);
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  expect(onClose).not.toHaveBeenCalled();
});

test('who cancels changes nothing', async () => {
  const user = await openEditor('billing');
  await user.type(field(/^Town/), 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(shop.sentTo(changeAddress)).toEqual([]);
});
