import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { encodePicture, type PictureEncoder } from '../picture-process.ts';

const WEBP = 'image/webp';
const AVIF = 'image/avif,image/webp';
const SOON = 'public, max-age=60';
const FOREVER = 'public, max-age=31536000, immutable';

let folder: string;
let file: string;
let broken: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  file = join(folder, 'catalog.yaml');
  const paint = (background: string) =>
    sharp({ create: { width: 700, height: 800, channels: 3, background } })
      .webp()
      .toBuffer();
  await writeFile(join(folder, 'red.webp'), await paint('red'));
  await writeFile(join(folder, 'blue.webp'), await paint('blue'));
  // Readable facts, unreadable pixels.
  broken = (
    await sharp({ create: { width: 700, height: 800, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer()
  ).subarray(0, 1500);
  await writeFile(join(folder, 'broken.jpg'), broken);
  const photo = sharp({ create: { width: 300, height: 400, channels: 3, background: 'grey' } });
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } };
  await writeFile(join(folder, 'phone.jpg'), await photo.withExif(gps).jpeg().toBuffer());
  const products = ['broken.jpg', 'red.webp', 'blue.webp', 'phone.jpg'].map(
    (file) =>
      `  - { sku: ${file.split('.')[0]?.toUpperCase()}, categories: [all], name: { en: ${file} }, price: 5, stock: 1, images: [${file}] }`,
  );
  await writeFile(
    file,
    `store: { code: DEFAULT, name: Shop, currency: USD, languages: [en], country: US, address: a, city: b, postalCode: "1", email: a@b.example }
categories: [{ code: all, name: { en: All } }]
products:
${products.join('\n')}
`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let shop: TestShop;
let encoder: ReturnType<typeof slowEncoder>;
let pictureFolder: string;
beforeEach(async () => {
  encoder = slowEncoder();
  pictureFolder = await mkdtemp(join(folder, 'sizes-'));
  shop = await openTestShop(file, undefined, { encodePicture: encoder.encode, pictureFolder });
});
afterEach(() => shop.close());

/** Waits long enough for a busy machine. */

const pathOf = async (key: string) => {
  const { image } = await shop.call(catalog.readProduct, { params: { key } });
  return new URL(image?.imageUrl ?? '').pathname;
};
const ask = async (url: string, accept = WEBP) => {
  const { rawPayload, headers } = await shop.raw(url, { accept });
  const { width } = await sharp(rawPayload).metadata();
  return { type: headers['content-type'], width, cached: headers['cache-control'] };
};

/** An encoder that waits for each of its calls to be let through. */
function slowEncoder() {
  const waiting: (() => void)[] = [];
  const calls: string[] = [];
  let isOpen = false;
  const encode: PictureEncoder = async (content, width, format) => {
    calls.push(`${width} ${format}`);
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    return encodePicture(content, width, format);
  };
  const letThrough = () => {
    isOpen = true;
    for (const go of waiting.splice(0)) go();
  };
  return { encode, calls, letThrough };
}

test('nobody waits for the encoder: the original is sent at once, the size itself later', async () => {
  const { calls, letThrough } = encoder;
  const red = await pathOf('RED');
  expect(await ask(`${red}?w=320`)).toEqual({ type: WEBP, width: 700, cached: SOON });
  await eventually(() => expect(calls).toEqual(['320 webp']));
  expect(await ask(`${red}?w=320`)).toMatchObject({ width: 700, cached: SOON });
  const { headers } = await shop.raw(`${red}?w=320`, { accept: WEBP });
  const again = () => shop.raw(`${red}?w=320`, { accept: WEBP, 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  // The zoom shows the original, which needs no encoder.
  expect(await ask(`${red}?w=1600`)).toEqual({ type: WEBP, width: 700, cached: FOREVER });
  letThrough();
  await eventually(async () => expect(await ask(`${red}?w=320`)).toEqual({ type: WEBP, width: 320, cached: FOREVER }));
  expect((await again()).statusCode).toBe(200);
  expect(calls).toEqual(['320 webp']);
});

test('the nearest size that is ready is sent until then; AVIF replaces WebP', async () => {
  const { calls, letThrough } = encoder;
  const red = await pathOf('RED');
  await ask(`${red}?w=480`);
  letThrough();
  await eventually(async () => expect(await ask(`${red}?w=480`)).toMatchObject({ width: 480, cached: FOREVER }));
  expect(await ask(`${red}?w=320`, AVIF)).toEqual({ type: WEBP, width: 480, cached: SOON });
  await eventually(async () =>
    expect(await ask(`${red}?w=320`, AVIF)).toEqual({ type: 'image/avif', width: 320, cached: FOREVER }),
  );
  expect(calls).toEqual(['480 webp', '320 webp', '320 avif']);
});

test('a shop that listens makes all sizes by itself; a broken picture stops nothing, and the next start makes nothing twice', async () => {
  encoder.letThrough();
  await shop.listen();
  const [red, blue, phone] = [await pathOf('RED'), await pathOf('BLUE'), await pathOf('PHONE')];
  await eventually(async () => {
    for (const url of [`${red}?w=640`, `${red}?w=320`, `${blue}?w=480`])
      expect(await ask(url)).toMatchObject({ cached: FOREVER });
    // The last one.
    expect(await ask(phone)).toEqual({ type: WEBP, width: 300, cached: FOREVER });
  });
  expect(await ask(phone, '*/*')).toEqual({ type: 'image/jpeg', width: 300, cached: FOREVER });
  for (const accept of [WEBP, '*/*'])
    expect(await sharp((await shop.raw(phone, { accept })).rawPayload).metadata()).not.toHaveProperty('exif');
  expect(shop.logged).toContainEqual(expect.objectContaining({ msg: 'a background job failed', job: 'picture sizes' }));
  expect((await shop.raw(`${await pathOf('BROKEN')}?w=320`, { accept: WEBP })).statusCode).toBe(200);
  await shop.close();

  const second: string[] = [];
  const counting: PictureEncoder = async (content, width, format) => {
    second.push(`${width} ${format} ${content.length === broken.length ? 'broken' : 'whole'}`);
    return encodePicture(content, width, format);
  };
  shop = await openTestShop(file, undefined, { encodePicture: counting, pictureFolder });
  await shop.listen();
  expect(await ask(`${await pathOf('RED')}?w=640`)).toMatchObject({ width: 640, cached: FOREVER });
  await shop.importYaml('products: [{ sku: LATER, categories: [all], name: { en: Later }, price: 5, stock: 1 }]');
  await eventually(() => expect(second.filter((call) => call.endsWith('broken'))).toHaveLength(5));
  expect(second.filter((call) => call.endsWith('whole'))).toEqual([]);
});
