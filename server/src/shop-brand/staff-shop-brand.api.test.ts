// The brand of the shop in the back office, and what shoppers get of it.
import type { BrandPicture } from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { ShopBrandView } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import * as store from '@vitrine/contract/store/store.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { order } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { deleteOldPictures } from '../import/unused-pictures-repository.ts';

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

const PICTURES = { logo: null, logoDark: null, siteIcon: null };
const NOTHING = { accent: null, accentDark: null, typePair: null, ...PICTURES };

test('a shop without a brand has none in its public answers', async () => {
  expect(await read()).toEqual({ ...NOTHING, shopName: 'Test shop', version: expect.any(String) });
  expect(await shop.call(store.readStore, { params: { code: 'DEFAULT' } })).not.toHaveProperty('brand');
});

test('colors and fonts are at once those of the shop, recorded and undone', async () => {
  const before = await read();
  const saved = await save({ accent: '#7A1F3D', typePair: 'classic' });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ accent: '#7a1f3d', accentDark: null, typePair: 'classic' });
  expect(await shown()).toEqual({ ...PICTURES, accent: '#7a1f3d', accentDark: null, typePair: 'classic' });
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

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 122, g: 31, b: 61, alpha: 0.5 } } });
const upload = (field: string, payload: Uint8Array, person = owner) =>
  shop.send({
    method: 'POST',
    url: `/api/v1/${PATH}/picture?field=${field}`,
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  });
const uploaded = async (field: string, payload: Uint8Array) => {
  const { status, body } = await upload(field, payload);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as BrandPicture;
};
const served = (url: string | undefined) => shop.raw(new URL(url ?? '').pathname, {});

test('a logo is served as a small PNG that keeps its transparency, and an icon in two sizes', async () => {
  const logo = await uploaded('logo', await paint(1600, 400).webp().toBuffer());
  expect(logo).toMatchObject({ width: 640, height: 160, small: null });
  const siteIcon = await uploaded('siteIcon', await paint(512, 512).png().toBuffer());
  expect((await save({ logo, siteIcon })).status).toBe(200);
  const brand = await shown();
  expect(brand).toMatchObject({ logo: { width: 640, height: 160 }, logoDark: null, siteIcon: { width: 192 } });
  const answer = await shop.call(store.readStore, { params: { code: 'DEFAULT' } });
  expect(answer.logo).toEqual({ name: 'logo.png', path: brand?.logo?.url });
  const sizes = await Promise.all(
    [brand?.logo?.url, brand?.siteIcon?.url, brand?.siteIcon?.smallUrl].map(async (url) => {
      const { headers, rawPayload } = await served(url);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
      });
      const { format, width, hasAlpha } = await sharp(rawPayload).metadata();
      return [format, width, hasAlpha];
    }),
  );
  expect(sizes).toEqual([
    ['png', 640, true],
    ['png', 192, true],
    ['png', 48, true],
  ]);
});

test('a small logo is not enlarged, and a camera photo loses what the camera noted', async () => {
  const photo = await sharp({ create: { width: 200, height: 60, channels: 3, background: 'blue' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const logo = await uploaded('logo', photo);
  expect(logo).toMatchObject({ width: 200, height: 60 });
  await save({ logo });
  expect((await served((await shown())?.logo?.url)).rawPayload.includes('secret place')).toBe(false);
});

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['logo', 'shop-brand.svg', async () => Buffer.from(SVG)],
  ['logo', 'shop-brand.picture-format', async () => Buffer.from('%PDF-1.7')],
  ['logo', 'shop-brand.picture-format', async () => paint(200, 100).gif().toBuffer()],
  ['logo', 'picture.not-a-picture', async () => (await paint(200, 100).png().toBuffer()).subarray(0, 40)],
  ['logo', 'shop-brand.logo-size', async () => paint(200, 40).png().toBuffer()],
  ['logoDark', 'shop-brand.logo-size', async () => paint(900, 100).png().toBuffer()],
  ['siteIcon', 'shop-brand.icon-size', async () => paint(300, 200).png().toBuffer()],
  ['siteIcon', 'shop-brand.icon-size', async () => paint(100, 100).png().toBuffer()],
])('a picture for %s is refused: %s', async (field, code, make) => {
  expect(codeOf(await upload(field, await make()))).toEqual([400, code]);
});

test('a file that is too large, and a picture of another place, are refused', async () => {
  expect(codeOf(await upload('logo', new Uint8Array(5 * 1024 * 1024 + 1)))).toEqual([413, 'file.too-large']);
  expect((await upload('banner', await paint(200, 100).png().toBuffer())).status).toBe(400);
});

test('only a picture that was uploaded for the brand can be its logo', async () => {
  const logo = await uploaded('logo', await paint(200, 60).png().toBuffer());
  for (const picture of [
    { ...logo, hash: '0123456789abcdef' },
    { ...logo, width: 100 },
    { ...logo, small: '0123456789abcdef' },
  ])
    expect(codeOf(await save({ logo: picture }))).toEqual([404, 'picture.not-found']);
  expect(await read()).toMatchObject(NOTHING);
});

test('the logo for dark backgrounds goes with the logo, and an undo brings both back', async () => {
  const logo = await uploaded('logo', await paint(200, 60).png().toBuffer());
  const logoDark = await uploaded('logoDark', await paint(210, 60).png().toBuffer());
  await save({ logo, logoDark });
  await save({ logo: null });
  expect(await read()).toMatchObject(NOTHING);
  expect((await undo()).status).toBe(200);
  expect(await read()).toMatchObject({ logo, logoDark });
});

test('pictures of the brand stay when unused pictures are deleted', async () => {
  const logo = await uploaded('logo', await paint(200, 60).png().toBuffer());
  const siteIcon = await uploaded('siteIcon', await paint(200, 200).png().toBuffer());
  const unused = await uploaded('logo', await paint(220, 60).png().toBuffer());
  await save({ logo, siteIcon });
  await deleteOldPictures(shop.database.db, new Date(Date.now() + 8 * 86_400_000));
  const left = async ({ hash }: { hash: string }) => (await shop.raw(`/static/brand/${hash}.png`, {})).statusCode;
  expect(await Promise.all([left(logo), left(siteIcon), left({ hash: siteIcon.small ?? '' }), left(unused)])).toEqual([
    200, 200, 200, 404,
  ]);
});

test('who may not change settings uploads nothing', async () => {
  const editor = await signInAs(shop, 'editor');
  const picture = await paint(200, 60).png().toBuffer();
  expect(codeOf(await upload('logo', picture, editor))).toEqual([403, 'staff.forbidden']);
});

test('mails and invoices have the logo and the accent color', async () => {
  const withoutLogo = await order(shop, { 'MUG-BLUE-S': 1 }, { method: 'bank-transfer' });
  const invoiceOf = async ({ id, key }: { id: number; key: string }) =>
    (await shop.raw(`/api/v1/orders/${id}/invoice?key=${key}`, {})).rawPayload.toString('latin1');
  expect(await invoiceOf(withoutLogo)).not.toContain('/Subtype /Image');
  const logo = await uploaded('logo', await paint(200, 60).png().toBuffer());
  await save({ logo, accent: '#7a1f3d' });
  const { id, key } = await order(shop, { 'MUG-BLUE-S': 1 }, { method: 'bank-transfer' });
  expect(await invoiceOf({ id, key })).toContain('/Subtype /Image');
  const mails = await shop.database.db.execute<{ html: string }>(
    sql`select html from mail_outbox where key in (${`order-confirmed ${withoutLogo.id}`}, ${`order-confirmed ${id}`}) order by id`,
  );
  const [before = '', after = ''] = mails.rows.map(({ html }) => html);
  const picture = `<img class="logo" src="http://shop.test/static/brand/${logo.hash}.png" alt="Test shop" width="160" height="48"`;
  expect([before.includes(picture), before.includes('#7a1f3d')]).toEqual([false, false]);
  expect([after.includes(picture), after.includes('#7a1f3d')]).toEqual([true, true]);
  const slips = await shop.send({
    method: 'POST',
    url: '/api/v1/private/orders/documents',
    headers: owner.headers,
    payload: { ids: [id], kind: 'packing-slip' },
  });
  expect(slips.status).toBe(200);
});

test('an emptied shop keeps its brand with the pictures, and no other picture', async () => {
  const logo = await uploaded('logo', await paint(200, 60).png().toBuffer());
  await save({ logo, accent: '#7a1f3d' });
  const emptied = await shop.send({
    method: 'POST',
    url: '/api/v1/private/store/empty',
    headers: owner.headers,
    payload: {},
  });
  expect(emptied.status).toBe(200);
  expect(await shown()).toMatchObject({ accent: '#7a1f3d', logo: { width: 200 } });
  expect((await served((await shown())?.logo?.url)).statusCode).toBe(200);
  const { rows } = await shop.database.db.execute<{ hash: string }>(sql`select hash from media`);
  expect(rows).toEqual([{ hash: logo.hash }]);
});
