// The brand of the shop in the back office, and what shoppers get of it.
import type { ShopBrandView } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import * as store from '@vitrine/contract/store/store.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await signInAs(shop, 'owner');
});
afterEach(() => shop.close());

const PATH = 'private/shop-brand';
const put = (payload: object, person = owner) =>
  shop.send({ method: 'PUT', url: `/api/v1/${PATH}`, headers: person.headers, payload });
const read = async () => (await shop.get(PATH, owner.headers)).body as ShopBrandView;
const save = async (changes: object, person = owner) => put({ version: (await read()).version, ...changes }, person);
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string } | null)?.code];
const shown = async () => (await shop.call(store.readStore, { params: { code: 'DEFAULT' } })).brand;
const lastRun = async () => {
  const { items } = (await shop.get('private/changes?count=1', owner.headers)).body as {
    items: { id: number; action: string; canUndo: boolean }[];
  };
  return items[0] ?? { id: 0, action: '', canUndo: false };
};
const undo = async (person = owner) =>
  shop.send({
    method: 'POST',
    url: `/api/v1/private/changes/${(await lastRun()).id}/undo`,
    headers: person.headers,
    payload: {},
  });

const NOTHING = { accent: null, accentDark: null, typePair: null };

test('a shop without a brand has none in its public answers', async () => {
  expect(await read()).toEqual({ ...NOTHING, shopName: 'Test shop', version: expect.any(String) });
  expect(await shop.call(store.readStore, { params: { code: 'DEFAULT' } })).not.toHaveProperty('brand');
});

test('colors and fonts are at once those of the shop, recorded and undone', async () => {
  const before = await read();
  const saved = await save({ accent: '#7A1F3D', typePair: 'classic' });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ accent: '#7a1f3d', accentDark: null, typePair: 'classic' });
  expect(await shown()).toEqual({ accent: '#7a1f3d', accentDark: null, typePair: 'classic' });
  expect(await lastRun()).toMatchObject({ action: 'change the brand of the shop', canUndo: true });
  expect((await undo()).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await shown()).toBeUndefined();
});

test('a color that cannot be read is refused at its field, with the nearest that can', async () => {
  const yellow = await save({ accent: '#ffd400' });
  expect(codeOf(yellow)).toEqual([400, 'shop-brand.contrast']);
  const { field, nearest } = yellow.body as { field: string; nearest: string };
  expect(field).toBe('accent');
  expect(await shown()).toBeUndefined();
  expect((await save({ accent: nearest })).status).toBe(200);
  const ink = await save({ accentDark: '#163264' });
  expect(codeOf(ink)).toEqual([400, 'shop-brand.contrast']);
  expect(ink.body).toMatchObject({ field: 'accentDark' });
});

test.each([{ accent: 'red' }, { accent: '#12345' }, { accent: '#163264;}' }, { accent: 5 }, { typePair: 'comic' }])(
  '%j is no brand',
  async (changes) => {
    expect((await save(changes)).status).toBe(400);
    expect(await read()).toMatchObject(NOTHING);
  },
);

test('without an accent color there is none for the dark theme', async () => {
  await save({ accent: '#7a1f3d', accentDark: '#f0a0b8' });
  expect(await shown()).toMatchObject({ accentDark: '#f0a0b8' });
  await save({ accent: null });
  expect(await read()).toMatchObject(NOTHING);
});

test('what somebody else has saved meanwhile is not replaced, but shown', async () => {
  const { version } = await read();
  await save({ accent: '#7a1f3d' });
  const late = await put({ version, typePair: 'modern' });
  expect(codeOf(late)).toEqual([409, 'store.changed']);
  expect(late.body).toMatchObject({ settings: { accent: '#7a1f3d', typePair: null } });
  expect(await read()).toMatchObject({ accent: '#7a1f3d', typePair: null });
});

test('who may change settings may change the brand, and nobody else', async () => {
  const manager = await signInAs(shop, 'manager');
  const editor = await signInAs(shop, 'editor');
  expect((await save({ typePair: 'modern' }, manager)).status).toBe(200);
  expect(codeOf(await save({ typePair: null }, editor))).toEqual([403, 'staff.forbidden']);
  expect((await shop.get(PATH, editor.headers)).status).toBe(403);
  expect((await shop.get(PATH)).status).toBe(401);
  expect((await undo(editor)).status).toBe(403);
});
