// Pictures that were uploaded and never saved are deleted after a week; nothing that is shown or could come back is.
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { DAY } from '../platform/clock.ts';
import { deleteOldPictures } from './unused-pictures-repository.ts';

let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
products: [{ sku: PIC, categories: [mugs], name: { en: Pictured }, price: 10, stock: 5 }]
categories: [{ code: framed, name: { en: Framed } }]`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const upload = async (red: number): Promise<{ hash: string; name: string }> => {
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
  const { body } = await shop.send({
    method: 'POST',
    url: '/api/v1/private/file?name=a.png',
    headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
    payload: content,
  });
  return body as { hash: string; name: string };
};
const send = (method: 'GET' | 'PUT', path: string, payload?: object) =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: editor.headers, ...(payload && { payload }) });
const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const isStored = async (hash: string) => (await rows(sql`select 1 from media where hash = ${hash}`)).length === 1;
const expire = (days: number) => deleteOldPictures(shop.database.db, new Date(Date.now() + days * DAY));

test('a picture that nobody saved ends after a week; shown ones, and those an undo could bring back, stay', async () => {
  const [never, shown, removed, ofCategory] = [await upload(1), await upload(2), await upload(3), await upload(4)];
  const [product] = await rows<{ id: number }>(sql`select id from products where sku = 'PIC'`);
  const save = async (images: readonly { hash: string; name: string }[]) => {
    const { version } = (await send('GET', `product/${product?.id}`)).body as { version: string };
    const named = images.map(({ hash, name }) => ({ hash, name, alt: {} }));
    expect((await send('PUT', `product/${product?.id}`, { version, images: named })).status).toBe(200);
  };
  await save([shown, removed]);
  await save([shown]);
  const { version } = (await send('GET', 'category/framed')).body as { version: string };
  const framed = { version, image: ofCategory.hash, headImage: { hash: ofCategory.hash, name: ofCategory.name } };
  expect((await send('PUT', 'category/framed', framed)).status).toBe(200);
  const stored = async () => Promise.all([never, shown, removed, ofCategory].map(({ hash }) => isStored(hash)));

  await expire(6);
  expect(await stored()).toEqual([true, true, true, true]);
  await rows(sql`insert into running_imports (merchant, token, until) values ('OTHER', 'x', now())`);
  await expire(8);
  expect(await stored()).toEqual([true, true, true, true]);
  await rows(sql`delete from running_imports`);
  await expire(8);
  expect(await stored()).toEqual([false, true, true, true]);
  await expire(32);
  expect(await stored()).toEqual([false, true, false, true]);
});

test('a picture that is uploaded again begins its week again', async () => {
  const { hash } = await upload(9);
  await rows(sql`update media set added_at = now() - interval '8 days' where hash = ${hash}`);
  await upload(9);
  await expire(0);
  expect(await isStored(hash)).toBe(true);
});
