import { fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readShopBrand, saveShopBrand, uploadBrandPicture } from '@vitrine/contract/shop-brand/staff-shop-brand.ts';
import type { ShopBrandView } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { ShopBrandScreen } from './shop-brand-screen.tsx';

let shop: StandInShop;
beforeEach(() => {
  localStorage.clear();
  shop = standInShop();
});

const nothing: ShopBrandView = {
  accent: null,
  accentDark: null,
  typePair: null,
  logo: null,
  logoDark: null,
  siteIcon: null,
  shopName: 'Lamps',
  version: 'v1',
};
const plum: ShopBrandView = { ...nothing, accent: '#7a1f3d', version: 'v2' };

const open = async (settings: ShopBrandView) => {
  shop.answer(readShopBrand, settings);
  const user = show(<ShopBrandScreen />);
  await screen.findByRole('heading', { name: 'Colors' });
  return user;
};
const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Accent color \(optional\)/ });
const accentDark = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Accent color in the dark theme/ });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => press(/^Save/);
const buttonIn = (theme: string) =>
  screen.getByRole('img', { name: `A page in the ${theme} theme` }).style.getPropertyValue('--action');

test('a color and fonts are chosen, shown in the preview and saved', async () => {
  const user = await open(nothing);
  await expectAccessible();
  expect([buttonIn('light'), buttonIn('dark')]).toEqual(['#163264', '#a7bfe6']);
  await user.type(accent(), '7A1F3D');
  expect(buttonIn('light')).toBe('#7a1f3d');
  expect(buttonIn('dark')).not.toBe('#a7bfe6');
  await user.click(screen.getByRole('radio', { name: /^Figtree/ }));
  shop.answer(saveShopBrand, { ...plum, typePair: 'friendly' });
  await user.click(save());
  await screen.findByText('The brand is saved. Shoppers see it at once.');
  expect(shop.sentTo(saveShopBrand).map(({ body }) => body)).toEqual([
    { accent: '#7a1f3d', typePair: 'friendly', version: 'v1' },
  ]);
  expect(accent().value).toBe('#7a1f3d');
});

test('a color that cannot be read is not saved; the nearest is offered, and taken only when it is pressed', async () => {
  const user = await open(nothing);
  await user.type(accent(), '#ffd400');
  await user.click(save());
  await screen.findByText(/^This color is too light for texts: it has a contrast of 1\.\d to 1/);
  expect(accent().getAttribute('aria-invalid')).toBe('true');
  expect(accent().value).toBe('#ffd400');
  expect(shop.sentTo(saveShopBrand)).toEqual([]);
  await expectAccessible();
  await user.click(press(/^Use the nearest color that can be read: #/));
  const nearest = accent().value;
  expect(nearest).not.toBe('#ffd400');
  expect(screen.queryByText(/too light/)).toBeNull();
  shop.answer(saveShopBrand, { ...plum, accent: nearest });
  await user.click(save());
  await screen.findByText(/^The brand is saved/);
  expect(shop.sentTo(saveShopBrand).map(({ body }) => body)).toEqual([{ accent: nearest, version: 'v1' }]);
});

test('the color of the dark theme follows the accent color until another one is typed', async () => {
  const user = await open(plum);
  const made = accentDark().placeholder;
  expect(buttonIn('dark')).toBe(made);
  await user.type(accentDark(), '#163264');
  await user.tab();
  await user.click(save());
  await screen.findByText(/^This color is too dark for the dark theme/);
  expect(shop.sentTo(saveShopBrand)).toEqual([]);
});

test('what is not a color is said beside its field, and the color to choose writes the code', async () => {
  const user = await open(nothing);
  await user.type(accent(), 'red');
  await user.tab();
  await screen.findByText(/^Enter a # and six digits/);
  fireEvent.change(screen.getByLabelText('Choose: Accent color'), { target: { value: '#7a1f3d' } });
  expect(accent().value).toBe('#7a1f3d');
  expect(screen.queryByText(/^Enter a #/)).toBeNull();
});

test('the brand can be given up', async () => {
  const user = await open({ ...plum, accentDark: '#f0a0b8' });
  await user.click(press('Back to the ink blue of the shop'));
  shop.answer(saveShopBrand, nothing);
  await user.click(save());
  await screen.findByText(/^The brand is saved/);
  expect(shop.sentTo(saveShopBrand).map(({ body }) => body)).toEqual([
    { accent: null, accentDark: null, version: 'v2' },
  ]);
});

test('what another person saved is taken over, or shown before it is replaced', async () => {
  const user = await open(nothing);
  await user.type(accent(), '#1f7a3d');
  shop.answer(saveShopBrand, () => {
    const settings = { ...plum, typePair: 'modern' };
    throw new ApiError(409, 'store.changed', 'The settings have been changed meanwhile', { settings });
  });
  await user.click(save());
  await screen.findByText('The settings have been changed meanwhile');
  screen.getByText('Accent color: #7a1f3d');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Instrument Sans One/ }).checked).toBe(true);
  expect(accent().value).toBe('#1f7a3d');
  shop.answer(saveShopBrand, { ...plum, accent: '#1f7a3d', typePair: 'modern' });
  await user.click(save());
  await screen.findByText(/^The brand is saved/);
  expect(shop.sentTo(saveShopBrand).at(-1)?.body).toEqual({ accent: '#1f7a3d', version: 'v2' });
});

const logo = { hash: '0123456789abcdef', width: 320, height: 80, small: null };
const icon = { hash: '1123456789abcdef', width: 192, height: 192, small: '2123456789abcdef' };
const aFile = () => new File(['picture'], 'logo.png', { type: 'image/png' });
const fileIn = (name: string) => within(screen.getByRole('group', { name })).getByLabelText('Choose picture');

test('a logo is shown in the preview when it is chosen, and named when the brand is saved', async () => {
  const user = await open(nothing);
  expect(screen.queryByRole('group', { name: 'Logo for dark backgrounds' })).toBeNull();
  shop.answer(uploadBrandPicture, logo);
  await user.upload(fileIn('Logo'), aFile());
  const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Logo of Lamps' });
  expect(shown.getAttribute('src')).toBe('/static/brand/0123456789abcdef.png');
  shop.answer(uploadBrandPicture, icon);
  await user.upload(fileIn('Icon of the browser tab'), aFile());
  await screen.findByRole('img', { name: 'Icon of the browser tab of Lamps' });
  expect(shop.sentTo(uploadBrandPicture).map(({ query }) => query.field)).toEqual(['logo', 'siteIcon']);
  await expectAccessible();
  shop.answer(saveShopBrand, { ...nothing, logo, siteIcon: icon, version: 'v2' });
  await user.click(save());
  await screen.findByText(/^The brand is saved/);
  expect(shop.sentTo(saveShopBrand).map(({ body }) => body)).toEqual([{ logo, siteIcon: icon, version: 'v1' }]);
  await user.click(press('Remove picture: Logo'));
  shop.answer(saveShopBrand, { ...nothing, siteIcon: icon, version: 'v3' });
  await user.click(save());
  await vi.waitFor(() => expect(shop.sentTo(saveShopBrand).at(-1)?.body).toEqual({ logo: null, version: 'v2' }));
});

test('why a picture is refused is said beside it before anything is saved, and the one before stays', async () => {
  const user = await open({ ...nothing, logo });
  shop.sendError(uploadBrandPicture, 400, 'shop-brand.svg', 'An SVG can contain programs and is not accepted');
  await user.upload(fileIn('Logo'), aFile());
  const group = screen.getByRole('group', { name: 'Logo' });
  await within(group).findByText('An SVG can contain programs and is not accepted');
  within(group).getByRole('img', { name: 'Logo of Lamps' });
  screen.getByText('Everything is saved');
});
