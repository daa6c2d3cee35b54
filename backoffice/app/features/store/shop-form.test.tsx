import { screen, waitFor, within } from '@testing-library/react';
import { readStoreSettings, updateStore } from '@vitrine/contract/store/staff-store.ts';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { listCountries } from '@vitrine/contract/store/store.ts';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { someSettings } from '../../../testing/some-settings.ts';
import { ShopScreen } from './shop-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(
    listCountries,
    ['DE', 'US'].map((code, id) => ({ id, code, name: code, supported: true, zones: [] })),
  );
});

const open = async (settings: Partial<StoreSettings> = {}, options: Parameters<typeof show>[1] = {}) => {
  shop.answer(readStoreSettings, someSettings(settings));
  const user = show(<ShopScreen />, options);
  await screen.findAllByRole('textbox');
  return user;
};
const contact = {
  ...{ address: null, city: null, state: null, postalCode: null, phone: null },
  ...{ email: 'hello@shop.example', noticeEmail: null, vatNumber: null },
};
const field = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the shop' });
const choice = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const save = () => screen.getByRole('button', { name: /^Save/ });
const sent = () => shop.sentTo(updateStore).map(({ body }) => body);

test('begins with what is stored, and sends all of it with the version that was read', async () => {
  shop.answer(updateStore, someSettings({ name: 'Corner', version: 'v2' }));
  const user = await open();
  expect([name().value, choice('Currency').value, choice('Time zone').value]).toEqual(['Shop', 'USD', 'Europe/Berlin']);
  await expectAccessible();
  await user.clear(name());
  await user.type(name(), ' Corner ');
  await user.selectOptions(choice('Main language'), 'Français');
  await user.click(save());
  await screen.findByText('The settings are saved.');
  expect(sent()).toEqual([
    {
      name: 'Corner',
      country: 'DE',
      currency: 'USD',
      languages: ['fr', 'en'],
      timeZone: 'Europe/Berlin',
      ...contact,
      version: 'v1',
    },
  ]);
});

test('shows the time zone that is in effect, not that of this computer', async () => {
  await open({ timeZone: 'UTC' });
  expect(choice('Time zone').value).toBe('UTC');
});

test('Save stands out only while something is not saved', async () => {
  shop.answer(updateStore, someSettings({ name: 'Corner', version: 'v2' }));
  const user = await open();
  screen.getByText('Everything is saved');
  const standsOut = () => save().classList.contains('bg-action');
  expect(standsOut()).toBe(false);
  await user.clear(name());
  await user.type(name(), ' Corner ');
  screen.getByText('Not saved yet');
  expect(standsOut()).toBe(true);
  await user.click(save());
  await screen.findByText('Everything is saved');
  expect(standsOut()).toBe(false);
});

test('the main language is not offered as a further one; others are added and taken away', async () => {
  shop.answer(updateStore, someSettings());
  const user = await open();
  expect(screen.queryByRole('checkbox', { name: 'English' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  await user.click(screen.getByRole('checkbox', { name: 'Français' }));
  await user.click(save());
  await waitFor(() => expect(sent()[0]?.languages).toEqual(['en', 'de']));
});

test('the currency of a shop with orders stays', async () => {
  await open({ isCurrencyFixed: true });
  expect(choice('Currency').disabled).toBe(true);
  screen.getByText('There are orders in this currency, so it stays.');
});

test('countries and currencies are named in the language of the person', async () => {
  await open({}, { language: 'de' });
  await screen.findByRole('option', { name: 'Deutschland' });
  screen.getByRole('option', { name: 'US-Dollar (USD)' });
});

test('a shop needs a name, and the message is at the field', async () => {
  const user = await open();
  await user.clear(name());
  await user.click(save());
  await screen.findByText('Enter the name of the shop');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(sent()).toEqual([]);
});

test('several that are missing are listed above the form', async () => {
  const user = await open({ country: '', currency: '' });
  await user.click(save());
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  await expectAccessible();
});

test('another person has saved meanwhile: the next save replaces only what it has shown', async () => {
  const user = await open();
  const theirs = someSettings({ name: 'Of another', city: 'Bonn', version: 'v2' });
  shop.sendError(updateStore, 409, 'store.changed', 'The settings were changed meanwhile.', { settings: theirs });
  shop.answer(readStoreSettings, theirs);
  await user.clear(name());
  await user.type(name(), 'Mine');
  await user.click(save());
  await screen.findByText('The settings were changed meanwhile.');
  screen.getByText('Name of the shop: Of another');
  expect(name().value).toBe('Mine');
  expect(field(/^City/).value).toBe('Bonn');
  await expectAccessible();
  shop.answer(updateStore, someSettings({ name: 'Mine', city: 'Bonn', version: 'v3' }));
  await user.click(save());
  await screen.findByText('The settings are saved.');
  expect(sent().map(({ city, version }) => [city, version])).toEqual([
    [null, 'v1'],
    ['Bonn', 'v2'],
  ]);
  expect(screen.queryByText('Name of the shop: Of another')).toBeNull();
});

test('without a connection nothing that was typed is lost', async () => {
  shop.answer(updateStore, () => {
    throw new Error('lost');
  });
  const user = await open();
  await user.type(name(), ' 2');
  await user.click(save());
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(name().value).toBe('Shop 2');
});

test('settings that cannot be loaded can be asked for again', async () => {
  shop.sendError(readStoreSettings, 503, 'busy', 'Busy');
  const user = show(<ShopScreen />);
  await screen.findByText('This could not be loaded');
  shop.answer(readStoreSettings, someSettings());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('textbox');
});

test('address and VAT number are saved with the rest, and Undo brings back what was there', async () => {
  shop.answer(updateStore, someSettings({ city: 'Berlin', vatNumber: 'DE123456789', version: 'v2' }));
  const user = await open();
  await user.type(field(/^City/), ' Berlin ');
  await user.type(field(/^VAT number/), 'de123456789');
  await user.click(save());
  await screen.findByText('The settings are saved.');
  expect(sent()[0]).toMatchObject({ ...contact, city: 'Berlin', vatNumber: 'DE123456789', version: 'v1' });
  shop.answer(updateStore, someSettings({ version: 'v3' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ ...contact, version: 'v2' }));
  await waitFor(() => expect(field(/^City/).value).toBe(''));
});

test('a wrong address or VAT number is told at its field', async () => {
  const user = await open();
  await user.clear(field(/^Email address(?! for)/));
  await user.type(field(/^Email address(?! for)/), 'nobody');
  await user.type(field(/^VAT number/), 'DE 1!');
  await user.click(save());
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(sent()).toEqual([]);
});

const openBesideOther = async () => {
  shop.answer(readStoreSettings, someSettings());
  const user = show(
    <>
      <Link to="/account">Elsewhere</Link>
      <Routes>
        <Route path="/shop" element={<ShopScreen />} />
        <Route path="/account" element={<p>Other screen</p>} />
      </Routes>
    </>,
    { path: '/shop' },
  );
  await screen.findAllByRole('textbox');
  return user;
};

test('a person who leaves the form is told what is not saved, led back, and offered what was typed', async () => {
  const user = await openBesideOther();
  await user.type(name(), ' two');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  screen.getByText('Shop is not saved. What you typed is kept in this browser.');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(currentAddress()).toBe('/shop');
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(name().value).toBe('Shop two');
  await expectAccessible();
});

test('a person who leaves the form with everything saved is told nothing, and nothing is kept', async () => {
  shop.answer(updateStore, someSettings({ name: 'Shop two', version: 'v2' }));
  const user = await openBesideOther();
  await user.type(name(), ' two');
  await user.click(save());
  await screen.findByText('The settings are saved.');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.queryByText(/is not saved/)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('kept'))).toEqual([]);
});
