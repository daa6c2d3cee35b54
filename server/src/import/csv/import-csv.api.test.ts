import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, mailsTo } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { PictureError } from '../mapped/fetch-picture.ts';
import type { OtherShopRequest } from '../mapped/mapping-scope.ts';
import { importShopizer } from '../platforms/import-shopizer.ts';
import { importCsv } from './import-csv.ts';

const SAMPLES = join(import.meta.dirname, '../../../testing/other-shops');

let shop: TestShop;
let folder: string;
let picture: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-move-in-'));
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#2a3350' } })
    .png()
    .toBuffer();
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of 10,000 x 10,000 pixels in a hundred bytes: its size stands at the beginning of the file. */
function bomb(): Uint8Array {
  const content = Buffer.from(picture);
  content.writeUInt32BE(10_000, 16);
  content.writeUInt32BE(10_000, 20);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return content;
}

const fetched: string[] = [];
async function fetchPicture(url: string): Promise<Uint8Array> {
  fetched.push(url);
  if (url.includes('404')) throw new PictureError('status', 404);
  if (url.includes('bomb')) return bomb();
  return url.includes('no-picture') ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') : picture;
}

const run = (path: string, otherShop: OtherShopRequest = {}, preview = false) =>
  importCsv(
    { database: shop.database, storeCode: 'DEFAULT', actor: 'command', shopUrl: 'http://shop.test' },
    path,
    { preview },
    otherShop,
    fetchPicture,
  );

/** Copies a sample, with some of its texts replaced. */
async function sample(name: string, ...changes: readonly (readonly [string, string])[]): Promise<string> {
  const path = join(folder, name);
  await cp(join(SAMPLES, name), path);
  const text = changes.reduce(
    (all, [from, to]) => {
      expect(all).toContain(from);
      return all.replaceAll(from, to);
    },
    await readFile(path, 'utf8'),
  );
  await writeFile(path, text);
  return path;
}
const report = (path: string) => readFile(`${path}.report.txt`, 'utf8');
const golden = (name: string) => join(SAMPLES, `${name}.report.txt`);

test.each(['shopify-products.csv', 'woocommerce-products.csv', 'redirects.csv'])(
  '%s: every issue is reported with its line, and nothing is changed',
  async (name) => {
    const before = await shop.commands.listHistory();
    const path = await sample(name);
    await expect(run(path, {}, true)).rejects.toThrow(`The report is in ${path}.report.txt.`);
    await expect(await report(path)).toMatchFileSnapshot(golden(name));
    expect(await shop.commands.listHistory()).toEqual(before);
  },
);

/** These lines of the sample have to be corrected before it can be imported. */
const CORRECTED = [
  [
    'tide-plate,Tide Plate,"Plain text, no tags",Atelier Quai,,Plates,,FALSE,Title,Default Title,,,MUG 01/IND.S',
    'tide-plate,Tide Plate,"Plain text, no tags",Atelier Quai,,Plates,,FALSE,Title,Default Title,,,PLATE',
  ],
  [
    'gift-wrap,Gift wrap,,,,Services,,TRUE,Title,Default Title,,,,',
    'gift-wrap,Gift wrap,,,,Services,,TRUE,Title,Default Title,,,WRAP,',
  ],
  ['4.00638E+12', '4006381333931'],
  ['28.005', '28.00'],
  ['harbour-mug,,,,,,,,,Sable,,S/M,MUG 01/SAB.S2', 'harbour-mug,,,,,,,,,Sable,,L,MUG 01/SAB.S2'],
  ['  SPN\t7 ', '  SPN 7 '],
] as const;

test('a corrected file is imported; what was left out and lost is in the report; a second import changes nothing', async () => {
  const path = await sample('shopify-products.csv', ...CORRECTED);
  const result = await run(path);
  expect(result.created).toMatchObject({ product: 7, redirect: 7, brand: 3 });
  await expect(await report(path)).toMatchFileSnapshot(golden('shopify-products-corrected'));
  const read = async (sku: string) => (await shop.get(`product/${encodeURIComponent(sku)}`)).body;
  expect(await read('harbour-mug')).toMatchObject({
    description: {
      name: 'Harbour Mug, 300 ml',
      friendlyUrl: 'harbour-mug',
      description: expect.not.stringMatching(/script|style|onclick/),
      keyWords: 'tea, coffee, hand, made',
    },
    manufacturer: { code: 'atelier-quai' },
    productPrice: { discounted: false },
  });
  expect(await read('bowl.1')).toMatchObject({ description: { name: '=Straße Bowl', friendlyUrl: 'stra-e-bowl' } });
  expect(await shop.findRedirect('/products/th%C3%A9i%C3%A8re-%C3%A9maill%C3%A9e')).toBe('/product/theiere-emaillee');
  expect(fetched.filter((url) => url.includes('127.0.0.1'))).toEqual([]);
  const again = await run(path);
  expect([again.changes, again.created, again.historyId]).toEqual([[], {}, undefined]);
});

test('old and new names of the columns give the same catalog', async () => {
  const renamed: readonly (readonly [string, string])[] = [
    ['Handle,', 'URL handle,'],
    ['Body (HTML)', 'Description'],
    ['Published', 'Published on online store'],
    ['Variant SKU', 'SKU'],
    ['Variant Grams', 'Weight value (grams)'],
    ['Variant Inventory Tracker', 'Inventory tracker'],
    ['Variant Inventory Qty', 'Inventory quantity'],
    ['Variant Inventory Policy', 'Continue selling when out of stock'],
    ['Variant Price', 'Price'],
    ['Variant Compare At Price', 'Compare-at price'],
    ['Variant Requires Shipping', 'Requires shipping'],
    ['Variant Taxable', 'Charge tax'],
    ['Variant Barcode', 'Barcode'],
    ['Image Src', 'Product image URL'],
    ['Variant Image', 'Variant image URL'],
    ['Image Position', 'Image position'],
  ];
  const path = await sample('shopify-products.csv', ...CORRECTED, ...renamed);
  expect(await run(path, {}, true)).toMatchObject({ created: {}, changed: {}, changes: [] });
});

test('a struck-out price needs recorded prices', async () => {
  const rows = [
    'Handle,Title,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price',
  ];
  for (const sku of ['OLD', 'NEW']) rows.push(`${sku},${sku},Mugs,${sku},shopify,1,19.00,24.00`);
  const path = join(folder, 'prices.csv');
  await writeFile(path, rows.join('\n'));
  await writeFile(join(folder, 'history.csv'), 'sku,since,price\nOLD,2025-01-01,22.00');
  await run(path, { priceHistory: join(folder, 'history.csv') });
  const prices = async (sku: string) =>
    (await shop.get(`product/${sku}`)).body as { finalPrice: string; originalPrice: string };
  expect(await prices('OLD')).toMatchObject({ finalPrice: '$19.00', originalPrice: '$22.00', discounted: true });
  expect(await prices('NEW')).toMatchObject({ finalPrice: '$19.00', originalPrice: '$19.00', discounted: false });
});

test('WooCommerce: variations join their parents, sales have days, numbers their decimal sign', async () => {
  const path = await sample(
    'woocommerce-products.csv',
    ['37,simple,CAP,', '37,simple,CAP-OLD,'],
    ['38,variation,ORPHAN,,No parent,1', '38,simple,ORPHAN,,No parent,1'],
  );
  const mapping = join(folder, 'mapping.yaml');
  await writeFile(mapping, '"Meta: _yoast_wpseo_title": SEO Title\n');
  const result = await run(path, { decimal: ',', untracked: 5, mapping });
  expect(result.created).toMatchObject({ product: 6, property: 1 });
  await expect(await report(path)).toMatchFileSnapshot(golden('woocommerce-products-corrected'));
  const tee = (await shop.get('product/TEE')).body;
  expect(tee).toMatchObject({
    variants: expect.arrayContaining([
      expect.objectContaining({ sku: 'TEE/RED.S' }),
      expect.objectContaining({ sku: 'TEE-13-S' }),
      expect.objectContaining({ sku: 'TEE-13-M' }),
    ]),
  });
  expect((await shop.get('product/-10')).body).toMatchObject({
    description: { name: '=SUM(A1)' },
    finalPrice: '$1,234.50',
  });
  expect(await shop.findRedirect('/product-category/clothing/tops-light/')).toBe('/category/clothing-tops-light');
  expect((await run(path, { decimal: ',', untracked: 5, mapping })).changes).toEqual([]);
});

test('redirects are imported from a file; a picture that is none is left out, or an error with --strict', async () => {
  const path = await sample('redirects.csv', ['/product/other-mug', '/product/harbour-mug']);
  const { created, warnings } = await run(path);
  expect(created).toEqual({ redirect: 5 });
  expect(warnings).toContainEqual({ code: 'no-page', values: ['/product/does-not-exist'] });
  expect(await shop.findRedirect('/old-1')).toBe('/product/spoon');
  const pictures = join(folder, 'pictures.csv');
  await writeFile(
    pictures,
    'Handle,Title,Type,Variant SKU,Variant Inventory Tracker,Variant Price,Image Src\nP,P,Mugs,P,shopify,1,https://pictures.example/no-picture.svg',
  );
  await run(pictures);
  expect(await report(pictures)).toContain(
    'line 2, Image Src: the picture https://pictures.example/no-picture.svg was left out',
  );
  await expect(run(pictures, { strict: true })).rejects.toThrow(/pictures.csv:2, Image Src: .* it is no picture/);
});

test.each([
  ['a,b\n1,2', {}, /no known kind of file/],
  ['handle,title,price,type,sku,name,regular price\n', {}, /shopify-products, woocommerce; say which/],
  ['a,b\n', { format: 'magento' }, /"magento" is no format/],
])('%j is not recognized', async (text, otherShop, message) => {
  const path = join(folder, 'unknown.csv');
  await writeFile(path, text);
  await expect(run(path, otherShop)).rejects.toThrow(message);
});

test('a downloaded picture with too many pixels is left out', async () => {
  const path = join(folder, 'bomb.csv');
  const header =
    'Handle,Title,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src';
  await writeFile(path, `${header}\nbomb,Bomb,Living,BOMB,shopify,3,5.00,https://pictures.example/bomb.png\n`);
  expect((await sharp(bomb()).metadata()).width).toBe(10_000);
  expect(await run(path)).toMatchObject({ created: { product: 1 } });
  expect(await report(path)).toContain('the picture https://pictures.example/bomb.png was left out');
  expect(await shop.get('product/BOMB')).toMatchObject({ body: { images: [] } });
});

test('customers get accounts without a password; nobody is subscribed without a note of the consent', async () => {
  const path = join(folder, 'customers.csv');
  const rows = [
    'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Phone,Total Spent,Tags',
    "Ann,Lee,Ann@Example.test,yes,1 Quay,Portland,ME,US,'04101,'+12075550100,120.00,vip",
    'Bob,Ray,bob@example.test,no,,,,,,,,',
    'Bob,Again,BOB@example.test,no,,,,,,,,',
    'No,Mail,,no,,,,,,,,',
  ];
  await writeFile(path, rows.join('\n'));
  expect(await run(path, {}, true)).toMatchObject({ created: { customer: 2 } });
  expect(await login(shop, 'ann@example.test')).toMatchObject({ status: 401 });
  const first = await run(path, { invite: true });
  expect(first.created).toEqual({ customer: 2 });
  expect(await shop.commands.showHistory(first.historyId ?? 0)).toMatchObject({
    action: 'import customers.csv',
    entries: [{ kind: 'customers', key: 'customers.csv', fields: { new: { from: null, to: 2 } } }],
  });
  await expect(shop.commands.undoChange(first.historyId ?? 0)).rejects.toMatchObject({ code: 'history.permanent' });
  expect(first.warnings).toContainEqual({ code: 'not-subscribed', values: [1] });
  expect(await report(path)).toContain('line 4, Email: BOB@example.test is in the file twice');
  expect(await report(path)).toContain('line 2, Total Spent: this column has no place here');
  expect(await mailsTo(shop, 'Ann@Example.test')).toMatchObject([
    { subject: expect.stringMatching(/^Your account at/) },
  ]);
  expect(await login(shop, 'ann@example.test')).toMatchObject({ status: 401 });
  const again = await run(path, { consentNote: 'old shop, 2024 to 2026' });
  expect(again).toMatchObject({ created: { subscriber: 1 }, unchanged: { customer: 2 } });
  expect(await shop.commands.listSubscribers()).toMatchObject([{ email: 'ann@example.test' }]);
  expect((await run(path, { consentNote: 'old shop, 2024 to 2026' })).created).toEqual({});
});

test('a file of many products is checked in parts: an error names its line, and rows may stand apart', async () => {
  const head =
    'Handle,Title,Type,Variant SKU,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
  const rows = Array.from(
    { length: 130 },
    (_, at) => `big-${at},Big ${at},Lamps,BIG-${at}-S,Size,S,shopify,1,${at + 1}`,
  );
  const later = (price: string) =>
    Array.from({ length: 130 }, (_, at) => `big-${at},,,BIG-${at}-L,,L,shopify,2,${at === 120 ? price : at + 2}`);
  const path = join(folder, 'big.csv');
  await writeFile(path, [head, ...rows, ...later('20000000')].join('\n'));
  await expect(run(path)).rejects.toThrow(/big\.csv:252, Variant Price: .*10000000/);
  expect((await shop.get('product/big-1')).status).toBe(404);
  await writeFile(path, [head, ...rows, ...later('122')].join('\n'));
  expect((await run(path)).created).toMatchObject({ product: 130 });
  expect((await shop.get('product/big-129')).body).toMatchObject({
    variants: [{ sku: 'BIG-129-S' }, { sku: 'BIG-129-L', quantity: 2 }],
  });
});

test('a Shopizer server is read by its address: all pages, languages, variants', async () => {
  const list = [
    {
      sku: 'SZ-1',
      description: { name: 'Lantern', friendlyUrl: 'lantern', description: '<p onclick="x()">Bright</p>' },
      manufacturer: { code: 'HARBOUR', description: { name: 'Harbour' } },
      categories: [{ code: 'lights', description: { name: 'Lights' } }],
      price: 40,
      originalPrice: '$50.00',
      discounted: true,
      quantity: -2,
      visible: true,
      images: [{ imageUrl: '/static/lantern.png', order: 0 }],
    },
    {
      sku: 'SZ-2',
      description: { name: 'Shade', friendlyUrl: 'shade' },
      categories: [],
      options: [
        {
          code: 'tone',
          name: 'Tone',
          optionValues: [
            { id: 7, code: 'red', name: 'Red' },
            { id: 8, code: 'blue', name: 'Blue' },
          ],
        },
      ],
      variants: [
        { sku: 'SZ-2-R', price: 9, quantity: 3, optionValues: [7] },
        { sku: 'SZ-2-B', price: 9, quantity: 1, optionValues: [8] },
      ],
    },
    { sku: 'SZ-3', description: { name: 'Course' }, productVirtual: true, price: 1 },
  ];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${searchParams.get('lang')} ${searchParams.get('page')}`);
    const page = Number(searchParams.get('page'));
    const products = page === 0 ? list.slice(0, 2) : list.slice(2);
    const french = (name: string) => ({ name: `${name} FR`, friendlyUrl: `${name.toLowerCase()}-fr` });
    const translated = products.map((product) => ({ ...product, description: french(product.description.name) }));
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ totalPages: 2, products: searchParams.get('lang') === 'fr' ? translated : products }),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ctx = { database: shop.database, storeCode: 'DEFAULT', actor: 'command', shopUrl: 'http://shop.test' };
  const file = join(folder, 'shopizer.txt');
  const move = () => importShopizer(ctx, address, {}, { report: file }, fetchPicture);
  try {
    await expect(importShopizer(ctx, address, {}, {})).rejects.toThrow(/--report FILE/);
    expect((await move()).created).toMatchObject({ product: 2, brand: 1, category: 1, option: 1 });
    expect(asked).toEqual(['en 0', 'fr 0', 'en 1', 'fr 1']);
    expect((await move()).changes).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const lantern = (await shop.get('product/SZ-1?lang=fr')).body;
  expect(lantern).toMatchObject({ description: { name: 'Lantern FR', friendlyUrl: 'lantern-fr' }, quantity: 0 });
  const text = await readFile(file, 'utf8');
  for (const part of [
    'SZ-3: only goods that are shipped',
    'SZ-1: the former price $50.00 is not shown',
    'is not public',
  ])
    expect(text).toContain(part);
  await expect(move()).rejects.toThrow(/no connection/);
});

test('the address of a running Vitrine shop can be imported: it speaks the same contract', async () => {
  const address = await shop.listen();
  await shop.importYaml(
    'store: { code: COPY, name: Copy, currency: USD, languages: [en, fr], country: US, shipsTo: [US], email: a@example.com }',
  );
  const ctx = { database: shop.database, storeCode: 'COPY', actor: 'command', shopUrl: 'http://copy.test' };
  const move = () => importShopizer(ctx, address, {}, { report: join(folder, 'own.txt') }, fetchPicture);
  const { created } = await move();
  /** Everything that is sold, with texts in both languages; one that is the same in both is not sent twice. */
  const sold = async (code: string) => {
    const { rows } = await shop.database.db.execute<{ product: string }>(sql`
      select p.sku as product, v.sku, v.stock, l.price, t.language, t.name, t.friendly_url, m.code as brand
      from product_listings l join products p on p.id = l.product_id join stores s on s.id = l.store_id
      join variants v on v.product_id = p.id and v.available join product_texts t on t.product_id = p.id
      left join manufacturers m on m.id = p.manufacturer_id
      where s.code = ${code} and l.shown and (t.language = 'en' or t.name <>
        (select name from product_texts where product_id = p.id and language = 'en')) order by v.sku, t.language`);
    return rows;
  };
  const copied = await sold('COPY');
  expect(copied).toEqual(await sold('DEFAULT'));
  expect(created.product).toBe(new Set(copied.map(({ product }) => product)).size);
  expect(copied).toContainEqual(expect.objectContaining({ product: 'MUG', sku: 'MUG-BLUE-S', language: 'fr' }));
  expect((await move()).changes).toEqual([]);
});
