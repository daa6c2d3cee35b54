// A product in the back office: made, changed as one change, refused when it is stale, and taken back.
import { randomFillSync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { shownTextFields, shownVariantFields } from '@vitrine/contract/catalog/product-fields.ts';
import * as staffCatalog from '@vitrine/contract/catalog/staff-catalog.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import * as editProducts from '@vitrine/contract/product-editing/edit-products.ts';
import * as editStructure from '@vitrine/contract/product-editing/edit-structure.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { order } from '../../../testing/checkout-steps.ts';
import { largePng } from '../../../testing/large-png.ts';
import {
  gifWithNotes,
  jpegWithNotes,
  NOTE,
  pngWithNotes,
  webpWithNotes,
} from '../../../testing/pictures-with-notes.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { DAY } from '../../platform/clock.ts';
import { claimImport, endClaim } from '../changes/running-import-repository.ts';

// The undo asks the database for the time, so the clock of this test ends at it.
let now = new Date(Date.now() - DAY);
const start = now.getTime();
const later = (days: number) => new Date(start + days * DAY).toISOString();
let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now);
  await shop.importYaml(`
options:
  - { code: hue, name: { en: Hue, fr: Teinte }, values: [{ code: red, name: { en: Red, fr: Rouge } }, { code: blue, name: { en: Blue, fr: Bleu } }] }
brands: [{ code: zebra, name: Zebra }]
products:
  - { sku: ED-1, categories: [mugs], name: { en: Edit cup, fr: Tasse éditée }, description: { en: "Strong **cup**.\\n\\n- one\\n- two", fr: Solide. }, price: 10, stock: 5 }
  - { sku: ED-2, categories: [mugs], name: { en: Other cup }, price: 20, stock: 5 }`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const idOf = async (sku: string) =>
  (await rows<{ id: number }>(sql`select id from products where sku = ${sku}`))[0]?.id;
/** The address of an endpoint. */
const at = ({ path }: { readonly path: string }, value: string | number = ''): string =>
  path.replace('private/', '').replace(/\{\w+\}/, encodeURIComponent(value));
const get = (endpoint: { readonly path: string }, value?: string | number) =>
  shop.get(`private/${at(endpoint, value)}`, editor.headers);
const send = (method: 'POST' | 'PUT', path: string, payload: object, person = editor): Promise<TestAnswer> =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: person.headers, payload });
const read = async (sku: string) => (await get(editProducts.readProductForEdit, await idOf(sku))).body as EditedProduct;
const update = async (sku: string, changes: object, version?: string) =>
  send('PUT', at(editProducts.updateProduct, (await idOf(sku)) ?? 0), {
    version: version ?? (await read(sku)).version,
    ...changes,
  });
const upload = (content: Uint8Array, name = 'a photo.png', person = editor): Promise<TestAnswer> =>
  shop.send({
    method: 'POST',
    url: `/api/v1/private/file?name=${encodeURIComponent(name)}`,
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const changeCount = async () =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from history_changes`))[0]?.n ?? 0;
const lastChange = async () =>
  (await rows<{ id: number; actor: string }>(sql`select id, actor from history_changes order by id desc limit 1`))[0];

describe('updateProduct', () => {
  test('changes texts, prices, stock and pictures as one change, which undo takes back (STAFF-19)', async () => {
    const before = await read('ED-1');
    expect(before.texts.en?.description).toBe('Strong **cup**.\n\n- one\n- two');
    expect(before.variants).toMatchObject([{ sku: 'ED-1', price: '10.00', lowest: '10.00', stock: 5, sale: null }]);
    const picture = (
      await upload(
        await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      )
    ).body as { hash: string; name: string };
    expect(picture).toMatchObject({ name: 'a-photo.png', width: 20 });
    const changes = await changeCount();
    now = new Date();
    editor = await signInAs(shop, 'editor');
    const answer = await update('ED-1', {
      texts: { fr: { name: 'Tasse neuve', description: 'Très **solide** <script>alert(1)</script>', keywords: '' } },
      brand: 'zebra',
      lowStock: 2,
      images: [{ ...picture, alt: { en: 'A red cup', fr: '' } }],
      variants: [
        {
          sku: 'ED-1',
          price: '12.50',
          sale: { price: '9.00', from: null, until: later(10) },
          stock: { count: 8, expected: 5 },
          gtin: '4006381333931',
        },
      ],
    });
    expect(answer.status).toBe(200);
    const after = answer.body as EditedProduct;
    expect(after).toEqual(await read('ED-1'));
    expect(after.version).not.toBe(before.version);
    expect(after.texts.fr).toMatchObject({
      name: 'Tasse neuve',
      description: 'Très **solide**',
      slug: before.texts.fr?.slug,
    });
    expect(after.images).toMatchObject([{ alt: { en: 'A red cup' } }]);
    expect(after.variants).toMatchObject([
      { price: '12.50', sale: { price: '9.00' }, lowest: '9.00', struckOut: '10.00', stock: 8, gtin: '4006381333931' },
    ]);
    expect(await changeCount()).toBe(changes + 1);
    expect((await lastChange())?.actor).toBe(editor.actor);
    const [movement] = await rows<{ reason: string; quantity: number }>(
      sql`select m.reason, m.quantity from stock_movements m join variants v on v.id = m.variant_id where v.sku = 'ED-1' order by m.id desc limit 1`,
    );
    expect(movement).toEqual({ reason: 'merchant', quantity: 3 });
    expect((await shop.get('product/ED-1?lang=fr')).body).toMatchObject({ description: { name: 'Tasse neuve' } });

    // A sale that ends some hours later is another sale.
    const longer = await update('ED-1', {
      variants: [{ sku: 'ED-1', sale: { price: '9.00', from: null, until: later(10.3) } }],
    });
    expect((longer.body as EditedProduct).variants[0]?.sale?.until).toBe(later(10.3));

    for (const _ of ['the sale', 'the rest']) {
      const { id } = (
        await rows<{ id: number }>(
          sql`select id from history_changes c where undoes is null and not exists (select 1 from history_changes u where u.undoes = c.id) order by id desc limit 1`,
        )
      )[0] ?? { id: 0 };
      expect((await send('POST', `changes/${id}/undo`, {})).status).toBe(200);
    }
    const restored = await read('ED-1');
    expect({ ...restored, variants: [] }).toEqual({ ...before, variants: [] });
    expect(restored.variants).toMatchObject([{ price: '10.00', sale: null, stock: 5, gtin: null }]);
  });

  test.each(namesOf(shownTextFields))('%s is imported, shown, changed and taken back', async (field) => {
    const sku = `ED-${field}`;
    await shop.importYaml(`products:
  - { sku: ${sku}, addedOn: 2026-01-01, categories: [mugs], name: { en: ${field}, fr: ${field} }, ${field}: { en: By hand }, price: 10, stock: 1 }`);
    const shown = async (language: string) =>
      ((await shop.get(`product/${sku}?lang=${language}`)).body as { description: object }).description;
    expect(await shown('fr')).toMatchObject({ [field]: 'By hand', languages: { [field]: 'en' } });
    const saved = await update(sku, { texts: { fr: { [field]: 'À la main' } } });
    expect((saved.body as EditedProduct).texts.fr).toMatchObject({ [field]: 'À la main' });
    expect(await shown('fr')).toMatchObject({ [field]: 'À la main' });
    const change = await lastChange();
    const [entry] = await rows(
      sql`select key, fields from history_entries where change_id = ${change?.id ?? 0} and kind = 'product'`,
    );
    expect(entry).toEqual({ key: sku, fields: { [`${field}.fr`]: { from: null, to: 'À la main' } } });
    expect((await send('POST', `changes/${change?.id}/undo`, {})).status).toBe(200);
    expect(await shown('fr')).toMatchObject({ [field]: 'By hand' });
  });

  test('how it is sold and how large it is, is changed, shown to shoppers and taken back', async () => {
    await shop.importYaml(`products:
  - { sku: ED-SOLD, addedOn: 2026-01-01, categories: [mugs], name: { en: Sold }, price: 10, stock: 1 }`);
    const before = await read('ED-SOLD');
    expect(before).toMatchObject({ preOrder: false, condition: 'new', 'size.weight': null });
    const day = later(60).slice(0, 10);
    const saved = await update('ED-SOLD', {
      preOrder: true,
      availableOn: day,
      condition: 'used',
      'size.weight': 0.25,
      'size.width': 12,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        preOrder: true,
        availableOn: day,
        condition: 'used',

        'size.weight': 0.25,
        'size.width': 12,
      },
    });
    expect((await shop.get('product/ED-SOLD')).body).toMatchObject({
      preOrder: true,
      productSpecifications: { weight: 0.25, width: 12 },
    });
    for (const wrong of [{ condition: 'broken' }, { availableOn: 'soon' }, { 'size.weight': 'heavy' }, { preOrder: 1 }])
      expect((await update('ED-SOLD', wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await send('POST', `changes/${(await lastChange())?.id}/undo`, {})).status).toBe(200);
    expect(await read('ED-SOLD')).toEqual({ ...before, version: expect.any(String) });
  });

  test.each(namesOf(shownVariantFields))('%s of a variant is changed, shown and taken back', async (field) => {
    const value = field === 'gtin' ? '4006381333931' : 'A-1';
    const sku = `ED-${field}`;
    await shop.importYaml(`products:
  - { sku: ${sku}, addedOn: 2026-01-01, categories: [mugs], name: { en: ${field}, fr: ${field} }, price: 10, stock: 1 }`);
    const shown = async () => (await shop.get(`product/${sku}`)).body;
    const before = await shown();
    expect((await update(sku, { variants: [{ sku, [field]: value }] })).status).toBe(200);
    expect(await shown()).toMatchObject({ [field]: value });
    expect((await send('POST', `changes/${(await lastChange())?.id}/undo`, {})).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  test('a stale save is refused with the current state and leaves no record; stock that moved counts only when it is set (STAFF-12)', async () => {
    const { version } = await read('ED-2');
    const changes = await changeCount();
    expect((await update('ED-2', { texts: { en: { name: 'First' } } }, version)).status).toBe(200);
    const stale = await update('ED-2', { texts: { en: { highlights: 'Second' } } }, version);
    expect(codeOf(stale)).toEqual([409, 'product.changed']);
    expect(stale.body).toMatchObject({ product: { texts: { en: { name: 'First', highlights: null } } } });
    expect(await changeCount()).toBe(changes + 1);

    const current = await read('ED-2');
    await shop.database.db.execute(sql`update variants set stock = 4 where sku = 'ED-2'`);
    await shop.database.db.execute(
      sql`insert into stock_movements (variant_id, quantity, reason, at) select id, -1, 'merchant', now() from variants where sku = 'ED-2'`,
    );
    const texts = await update('ED-2', { texts: { en: { highlights: 'Second' } } }, current.version);
    expect((texts.body as EditedProduct).variants[0]?.stock).toBe(4);
    const counted = await update('ED-2', { variants: [{ sku: 'ED-2', stock: { count: 9, expected: 5 } }] });
    expect(codeOf(counted)).toEqual([409, 'product.changed']);
    expect(counted.body).toMatchObject({ product: { variants: [{ stock: 4 }] } });

    // An import or a command makes a form stale like another person does.
    const { version: before } = await read('ED-2');
    await shop.importYaml('products: [{ sku: ED-2, keywords: { en: cup } }]');
    expect(codeOf(await update('ED-2', { visible: false }, before))).toEqual([409, 'product.changed']);
  });

  test('an order takes pieces while somebody edits: saving texts keeps the new stock', async () => {
    await shop.importYaml('products: [{ sku: ED-3, categories: [mugs], name: { en: Sold cup }, price: 20, stock: 5 }]');
    const opened = await read('ED-3');
    await order(shop, { 'ED-3': 2 }, { method: 'bank-transfer' });
    const saved = await update('ED-3', { texts: { en: { highlights: 'Sells well' } } }, opened.version);
    expect(saved.status).toBe(200);
    expect([opened.variants[0]?.stock, (saved.body as EditedProduct).variants[0]?.stock]).toEqual([5, 3]);
    expect(await rows(sql`select stock from variants where sku = 'ED-3'`)).toEqual([{ stock: 3 }]);
  });

  test('the struck-out price is the one of the shop, or missing in both', async () => {
    // Not imported: prices of a file begin with the clock of the database.
    await send('POST', at(editProducts.createProduct), {
      sku: 'ED-4',
      texts: { en: { name: 'Cheap cup' } },
      categories: ['mugs'],
      visible: true,
      variants: [{ sku: 'ED-4', price: '20', stock: { count: 5, expected: null } }],
    });
    const compare = async () => {
      const { struckOut, sale } = (await read('ED-4')).variants[0] ?? {};
      const page = (await shop.get('product/ED-4')).body as { originalPrice: string; discounted: boolean };
      return { struckOut, sale: sale?.price, ...page };
    };
    expect(await compare()).toMatchObject({ struckOut: null, discounted: false });
    now = new Date(now.getTime() + 1000);
    const price = async (variant: object) => {
      expect((await update('ED-4', { variants: [{ sku: 'ED-4', ...variant }] })).status).toBe(200);
      now = new Date(now.getTime() + 1000);
    };
    const sale = { price: '15', from: null, until: null };
    await price({ sale });
    expect(await compare()).toMatchObject({ struckOut: '20.00', discounted: true, originalPrice: '$20.00' });
    // Raised before it is lowered: the lowest price of thirty days is struck out, not the new one.
    await price({ sale: null });
    await price({ price: '40' });
    await price({ sale: { ...sale, price: '12' } });
    const { struckOut, originalPrice, discounted } = await compare();
    expect([struckOut, originalPrice, discounted]).toEqual(['15.00', '$15.00', true]);
  });

  test('two people who save at once: one does, the other is told (STAFF-11)', async () => {
    const { version } = await read('ED-2');
    const answers = await Promise.all(
      ['left', 'right'].map((name) => update('ED-2', { texts: { en: { name } } }, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a save waits for a small change of many products, and is refused during a long one', async () => {
    const { db } = shop.database;
    const small = await claimImport(db, 'DEFAULT', await shop.database.presence());
    const { version } = await read('ED-2');
    const saving = update('ED-2', { texts: { en: { name: 'After the change' } } }, version);
    if (small) await endClaim(db, small);
    expect((await saving).status).toBe(200);
    const long = await claimImport(db, 'DEFAULT', await shop.database.presence());
    expect(codeOf(await update('ED-2', { texts: { en: { name: 'Never' } } }))).toEqual([409, 'history.busy']);
    if (long) await endClaim(db, long);
  });

  test('a new address leads on from the old one; a taken one is refused at its field', async () => {
    const old = (await read('ED-1')).texts.en?.slug;
    expect((await update('ED-1', { texts: { en: { slug: 'brand-new-cup' } } })).status).toBe(200);
    const [redirect] = await rows<{ target: string }>(sql`select target from redirects where source like ${`%${old}`}`);
    expect(redirect?.target).toContain('brand-new-cup');
    const taken = await update('ED-2', { texts: { en: { slug: 'brand-new-cup' } } });
    expect(codeOf(taken)).toEqual([409, 'product.address-taken']);
    expect(taken.body).toMatchObject({ field: 'texts.en.slug' });
  });

  test('variants are added with their options and taken off sale, never lost (STAFF-18)', async () => {
    const answer = await update('ED-2', {
      variants: [
        { sku: 'ED-2', available: false },
        { sku: 'ED-2-R', options: { hue: 'red' }, price: '5', stock: { count: 3, expected: null } },
        { sku: 'ED-2-B', options: { hue: 'blue' }, price: '6', stock: { count: 0, expected: null } },
      ],
    });
    expect(answer.status).toBe(200);
    expect((answer.body as EditedProduct).variants).toMatchObject([
      { sku: 'ED-2', available: false },
      { sku: 'ED-2-R', options: { hue: 'red' }, price: '5.00', stock: 3 },
      { sku: 'ED-2-B', options: { hue: 'blue' }, price: '6.00', stock: 0 },
    ]);
    const stock = await get(staffCatalog.readStock, 'ED-2-R');
    expect(stock.body).toMatchObject({ stock: 3, movements: [{ quantity: 3, reason: 'merchant', orderId: null }] });
  });

  test.each([
    ['a product of nobody', { visible: true }, 404, 'product.not-found', 99_999_999],
    ['an unknown category', { categories: ['none'] }, 404, 'category.not-found'],
    ['no category', { categories: [] }, 400, 'request.invalid'],
    ['an unknown brand', { brand: 'none' }, 404, 'manufacturer.not-found'],
    [
      'a picture that was not uploaded',
      { images: [{ hash: '0123456789abcdef', name: 'x.png', alt: {} }] },
      404,
      'picture.not-found',
    ],
    ['a language that the store has not', { texts: { it: { name: 'Tazza' } } }, 400, 'text.language'],
    ['no name in the first language', { texts: { en: { name: ' ' } } }, 400, 'product.name-missing'],
    ['a text without a name', { texts: { fr: { name: null, highlights: 'Beau' } } }, 400, 'product.name-missing'],
    ['a long name', { texts: { en: { name: 'x'.repeat(121) } } }, 400, 'request.invalid'],
    ['an address with blanks', { texts: { en: { slug: 'a b' } } }, 400, 'request.invalid'],
    ['a price with many decimals', { variants: [{ sku: 'ED-1', price: '1.234' }] }, 400, 'price.invalid'],
    [
      'a sale that is not lower',
      { variants: [{ sku: 'ED-1', sale: { price: '10', from: null, until: null } }] },
      400,
      'sale.not-lower',
    ],
    [
      'a sale that has ended',
      { variants: [{ sku: 'ED-1', sale: { price: '1', from: null, until: '2020-01-01T00:00:00Z' } }] },
      400,
      'period.invalid',
    ],
    ['a wrong barcode', { variants: [{ sku: 'ED-1', gtin: '4006381333930' }] }, 400, 'product.gtin'],
    ['a SKU of another product', { variants: [{ sku: 'ED-2', price: '1' }] }, 409, 'product.sku-taken'],
    [
      'an unknown option value',
      { variants: [{ sku: 'ED-1-X', options: { hue: 'none' }, price: '1' }] },
      404,
      'option.not-found',
    ],
    ['a new variant without a price', { variants: [{ sku: 'ED-1-X', options: { hue: 'red' } }] }, 400, 'price.invalid'],
    ['a variant without options', { variants: [{ sku: 'ED-1-X', price: '1' }] }, 400, 'product.cannot-save'],
  ])('refuses %s and changes nothing', async (_, changes, status, code, id?: number) => {
    const before = [await read('ED-1'), await changeCount()];
    const answer =
      id === undefined
        ? await update('ED-1', changes)
        : await send('PUT', `product/${id}`, { version: 'x', ...changes });
    expect(codeOf(answer)).toEqual([status, code]);
    expect([await read('ED-1'), await changeCount()]).toEqual(before);
  });
});

describe('createProduct', () => {
  test('makes a product that the shop sells, and undo hides it', async () => {
    const answer = await send('POST', at(editProducts.createProduct), {
      sku: 'NEW/1 ü',
      texts: { en: { name: 'Edit cup' }, fr: { name: 'Tasse' } },
      categories: ['mugs'],
      visible: true,
      variants: [{ sku: 'NEW/1 ü', price: '7', stock: { count: 2, expected: null } }],
    });
    expect(answer.status).toBe(201);
    const made = answer.body as EditedProduct;
    expect(made).toMatchObject({ sku: 'NEW/1 ü', visible: true, variants: [{ price: '7.00', stock: 2 }] });
    // The same name as another product: its own address.
    expect(made.texts.en?.slug).toMatch(/^edit-cup(-\d+)?$/);
    expect((await shop.get(`product/${encodeURIComponent('NEW/1 ü')}`)).status).toBe(200);
    expect(codeOf(await send('POST', at(editProducts.createProduct), { sku: 'NEW/1 ü' }))).toEqual([
      409,
      'product.sku-taken',
    ]);
    expect(codeOf(await send('POST', at(editProducts.createProduct), { sku: 'NEW-2', categories: ['mugs'] }))).toEqual([
      400,
      'product.name-missing',
    ]);
    const { id } = (await lastChange()) ?? { id: 0 };
    expect((await send('POST', `changes/${id}/undo`, {})).status).toBe(200);
    expect((await read('NEW/1 ü')).visible).toBe(false);
  });
});

describe('uploadPicture', () => {
  test('refuses what is not a picture, SVG, bombs and large files, and stores nothing (SECURITY-3)', async () => {
    const before = await rows(sql`select count(*)::int as n from media`);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(codeOf(await upload(Buffer.from(svg), 'a.png'))).toEqual([400, 'picture.not-a-picture']);
    expect(codeOf(await upload(gzipSync(svg), 'a.svgz'))).toEqual([400, 'picture.not-a-picture']);
    expect(codeOf(await upload(Buffer.from('%PDF-1.7'), 'a.jpg'))).toEqual([400, 'picture.not-a-picture']);
    expect(codeOf(await upload(new Uint8Array(0)))).toEqual([400, 'picture.not-a-picture']);
    expect(codeOf(await upload(await largePng({ width: 30_000, height: 30_000, depth: 8, rows: 1 })))).toEqual([
      400,
      'picture.too-many-pixels',
    ]);
    const large = randomFillSync(new Uint8Array(20 * 1024 * 1024 + 1));
    const tooLarge = await upload(large);
    expect(codeOf(tooLarge)).toEqual([413, 'file.too-large']);
    expect(tooLarge.body).toMatchObject({ message: 'The file is larger than 20 MB' });
    expect(codeOf(await upload(large.subarray(1)))).toEqual([400, 'picture.not-a-picture']);
    expect(codeOf(await send('POST', 'file?name=x', {}))).toEqual([415, 'request.unsupported']);
    expect(await rows(sql`select count(*)::int as n from media`)).toEqual(before);
  });

  test('a photo loses what the camera noted, and the same one is stored once (SECURITY-3)', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const answers = await Promise.all([upload(photo, 'Größe 1.JPG'), upload(photo, '../../etc/passwd')]);
    const [first, second] = answers.map(({ body }) => body as { hash: string; name: string });
    expect(first?.hash).toBe(second?.hash);
    expect([first?.name, second?.name]).toEqual(['gro-e-1.jpg', 'etc-passwd.jpg']);
    const [stored] = await rows<{ content: Uint8Array }>(sql`select content from media where hash = ${first?.hash}`);
    expect(Buffer.from(stored?.content ?? []).includes('secret place')).toBe(false);
  });

  test.each([
    ['png', pngWithNotes],
    ['jpeg', jpegWithNotes],
    ['webp', webpWithNotes],
    ['gif', gifWithNotes],
  ] as const)(
    'a %s with texts and bytes after its end is stored and sent without them (SECURITY-3)',
    async (format, make) => {
      const picture = sharp({ create: { width: 31, height: 21, channels: 3, background: 'green' } });
      const { status, body } = await upload(await make(picture), `notes.${format}`);
      expect(status).toBe(200);
      const { hash, url } = body as { hash: string; url: string };
      const [stored] = await rows<{ content: Uint8Array }>(sql`select content from media where hash = ${hash}`);
      const served = await shop.raw(new URL(url).pathname, { accept: `image/${format}` });
      expect(served.headers['content-type']).toBe(`image/${format}`);
      for (const content of [Buffer.from(stored?.content ?? []), served.rawPayload]) {
        expect(content.includes(NOTE)).toBe(false);
        expect(await sharp(content).metadata()).toMatchObject({ format, width: 31, height: 21 });
      }
    },
  );
});

test('categories, brands and options are listed with hidden ones and names in every language', async () => {
  const of = async (endpoint: { readonly path: string }) =>
    ((await get(endpoint)).body as { items: { code: string; parent?: string | null }[] }).items;
  const tree = await of(editStructure.listCategoryTree);
  for (const [index, { parent }] of tree.entries())
    if (parent) expect(tree.findIndex(({ code }) => code === parent)).toBeLessThan(index);
  expect(await of(editStructure.listBrands)).toContainEqual({
    code: 'zebra',
    version: expect.any(String),
    name: expect.objectContaining({ en: 'Zebra' }),
    products: expect.any(Number),
  });
  expect(await of(editStructure.listOptions)).toContainEqual({
    code: 'hue',
    version: expect.any(String),
    type: 'radio',
    name: { en: 'Hue', fr: 'Teinte' },
    values: [
      { code: 'red', name: { en: 'Red', fr: 'Rouge' }, swatch: null, products: expect.any(Number) },
      { code: 'blue', name: { en: 'Blue', fr: 'Bleu' }, swatch: null, products: expect.any(Number) },
    ],
  });
});
