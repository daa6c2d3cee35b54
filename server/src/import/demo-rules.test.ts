import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilePicture, inEachLanguage } from '@vitrine/contract/fields/field-file-values.ts';
import { beforeAll, expect, test } from 'vitest';
import type { CatalogFile, FileProduct } from '../product-editing/entries/catalog-file-shape.ts';
import { altOf, fileOf } from '../product-editing/entries/file-values.ts';
import { pictureNamesOf } from './picture-order.ts';
import { picturesOf } from './product-store.ts';
import { readCatalog } from './read-catalog-file.ts';

const FOLDER = join(import.meta.dirname, '../../demo');

let demo: CatalogFile;
beforeAll(async () => {
  const { catalog, products, close } = await readCatalog(FOLDER);
  demo = { ...catalog, products: await products.slice(0, products.count) };
  await close();
});

test('free delivery matches the header message, wherever the shop delivers (SCREEN-47)', () => {
  const message = demo.boxes.find(({ code }) => code === 'headerMessage')?.text;
  const promised = Object.values((message ?? {}) as Record<string, string>).map((text) =>
    Number(/\d+/.exec(text)?.[0]),
  );
  const asked = (demo.delivery ?? []).map(({ methods }) => methods.find(({ freeFrom }) => freeFrom)?.freeFrom);
  expect(new Set([...promised, ...asked])).toEqual(new Set([60]));
  const served = (demo.delivery ?? []).flatMap(({ countries }) => countries);
  expect(new Set(served)).toEqual(new Set(demo.store?.shipsTo));
});

test('there is a coupon of each kind, and Test1234 takes 10 % off', () => {
  expect(demo.coupons.map(({ kind }) => kind)).toEqual(['percentage', 'amount', 'free-delivery']);
  expect(demo.coupons[0]).toMatchObject({ code: 'Test1234', value: 10 });
});

/** All texts that differ by language, with their place in the file. */
function textsByLanguage(value: unknown, place: string): (readonly [string, Readonly<Record<string, string>>])[] {
  if (typeof value !== 'object' || value === null || /^\.synonyms\b/.test(place)) return [];
  if ('en' in value) return [[place, value as Record<string, string>]];
  return Object.entries(value).flatMap(([key, child]) => textsByLanguage(child, `${place}.${key}`));
}

test('every text is written in each language of the store', () => {
  const languages = [...(demo.store?.languages ?? [])].sort();
  const texts = textsByLanguage(demo, '');
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => Object.keys(text).sort().join() !== languages.join())).toEqual([]);
  expect(Object.keys(demo.synonyms).sort()).toEqual(languages);
});

test('a translation has the headings, lists and links of the English text', () => {
  const shapeOf = (text = '') => ({
    headings: text.match(/^## /gm)?.length,
    items: text.match(/^(-|\d\.) /gm)?.length,
    pages: text.match(/\]\((\/content\/[^)]*|\/withdrawal)\)/g),
    products: text.match(/\]\((\/[a-z]{2})?\/product\//g)?.length,
  });
  const differing = textsByLanguage(demo, '').flatMap(([place, { en, ...translations }]) =>
    Object.entries(translations)
      .filter(([, text]) => JSON.stringify(shapeOf(text)) !== JSON.stringify(shapeOf(en)))
      .map(([language]) => `${place}.${language}`),
  );
  expect(differing).toEqual([]);
});

test('links to products in translated texts lead to products', () => {
  const addresses = new Set(
    demo.products.flatMap(({ slug }) =>
      Object.entries(slug ?? {}).map(
        ([language, name]) => `${language === 'en' ? '' : `/${language}`}/product/${name}`,
      ),
    ),
  );
  const links = JSON.stringify(demo.pages).match(/(?<=\]\()[^)]*\/product\/[^)]*/g) ?? [];
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
});

/** The object in a picture: mug-indigo-2.webp shows mug-indigo. */
const objectOf = (picture: FilePicture): string => fileOf(picture).replace(/(-[234])?\.webp$/, '');

/** The pictures of a product, then those of each variant. */
const pictureLists = ({ images, variants }: FileProduct): FilePicture[][] =>
  [{ images }, ...(variants ?? [])].map((one) => one.images ?? []);

test('at least 45 products, each with four pictures, each of its colors with three, and none with a picture of another', () => {
  expect(demo.products.length).toBeGreaterThanOrEqual(45);
  const shownBy = new Map<string, Set<string>>();
  for (const product of demo.products) {
    const { sku } = product;
    const [images = [], ...ofVariants] = pictureLists(product);
    const own = new Set(ofVariants.flatMap((pictures) => pictures.map(objectOf)));
    const main = images.slice(0, 1).map(objectOf);
    expect(new Set(images.map(fileOf)).size, sku).toBeGreaterThanOrEqual(4);
    for (const pictures of [images, ...ofVariants]) {
      expect(new Set(pictures.map(fileOf)).size, sku).toBeGreaterThanOrEqual(3);
      for (const object of pictures.map(objectOf)) {
        expect([...own, ...main], sku).toContain(object);
        shownBy.set(object, (shownBy.get(object) ?? new Set()).add(sku));
      }
    }
    for (const pictures of ofVariants) expect(new Set(pictures.map(objectOf)).size, sku).toBe(1);
  }
  expect([...shownBy].filter(([, skus]) => skus.size > 1)).toEqual([]);
});

/** These products can be seen in the pictures that show several objects. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  hero: ['table-lamp-terracotta', 'bowl-sage', 'carafe-clear', 'mug-indigo', 'vase-tall-white', 'notebook-ochre'],
  'scene-desk': ['table-lamp-indigo', 'notebook-forest', 'pencil-set', 'mug-sand', 'planter-terracotta'],
  'scene-shelf': ['shelf-oak', 'vase-round-sage', 'candle-white', 'vase-tall-terracotta'],
  'scene-table': [
    'pitcher-cream',
    'plates-cream',
    'bowl-indigo',
    'candlestick-brass',
    'carafe-clear',
    'tumblers-clear',
    'espresso-cup-terracotta',
  ],
  'scene-kitchen': ['board-oak', 'mug-charcoal', 'jar-cork-cream', 'jar-cork-glass', 'pepper-mill-walnut', 'bowl-sage'],
};

/** Objects that are seen more than once in these pictures. */
function seenTwice(pictures: readonly FilePicture[]): string[] {
  const objects = pictures.map(objectOf).flatMap((name) => SCENES[name] ?? [name]);
  return objects.filter((name, at) => objects.indexOf(name) !== at);
}

test('no object appears twice on the home page', () => {
  const row = (code: string) =>
    (demo.groups.find((group) => group.code === code)?.products ?? [])
      .slice(0, 4)
      .flatMap((sku) => demo.products.find((product) => product.sku === sku)?.images?.slice(0, 1) ?? []);
  const posts = demo.pages.flatMap(({ publishedOn, image }) => (publishedOn && image ? [image] : [])).slice(0, 2);
  const shown: FilePicture[] = [
    ...(demo.home?.[0]?.images?.slice(0, 1) ?? []),
    ...demo.categories.flatMap(({ image }) => image ?? []),
    ...row('NEW_ITEM'),
    ...row('BEST_SELLER'),
    ...posts,
  ];
  expect(shown).toHaveLength(16);
  expect(seenTwice(shown)).toEqual([]);
});

test('each category has a picture of its own at its top', () => {
  for (const { code, headImage } of demo.categories)
    expect(headImage && fileOf(headImage), code).toBe(`category-${code}.webp`);
});

test('no object appears twice on the page of a post, which also shows two other posts', () => {
  const posts = demo.pages.flatMap(({ publishedOn, image }) => (publishedOn && image ? [image] : []));
  expect(posts).toHaveLength(5);
  expect(seenTwice(posts)).toEqual([]);
});

const allPictures = ({ products, pages, home, categories }: CatalogFile): FilePicture[] => [
  ...(home ?? []).flatMap(({ images }) => images ?? []),
  ...categories.flatMap(({ headImage }) => headImage ?? []),
  ...pages.flatMap(({ image }) => image ?? []),
  ...products.flatMap((product) => pictureLists(product).flat()),
];

test('every picture has a text of its own in every language', () => {
  const inLanguages = (picture: FilePicture) => [
    ...inEachLanguage(altOf(picture), demo.store?.languages ?? []).values(),
  ];
  for (const picture of allPictures(demo)) {
    const texts = inLanguages(picture).filter((text) => text !== null && text.length > 5);
    expect(new Set(texts).size, fileOf(picture)).toBe(3);
  }
  for (const product of demo.products)
    for (const pictures of pictureLists(product))
      expect(new Set(pictures.flatMap(inLanguages)).size, product.sku).toBe(3 * pictures.length);
});

test('the pictures take at most 14 MB, and all of them are shown somewhere', async () => {
  const files = await readdir(join(FOLDER, 'images'));
  expect(files.filter((name) => !pictureNamesOf(demo, picturesOf(demo.products)).includes(name))).toEqual([]);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(FOLDER, 'images', name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14_000_000);
});
