import * as search from '@vitrine/contract/search/search.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findStores } from '../store/store.ts';
import { searchOldProducts } from './documents-repository.ts';

const MORE = `
products:
  - sku: TEAPOT-01
    brand: south
    categories: [kitchen]
    name: { en: Round Teapot, fr: Théière ronde }
    highlights: { en: Pours without a drop, fr: Verse sans une goutte }
    description: { en: Stoneware glazed in celadon, fr: Grès émaillé céladon }
    price: 40
    stock: 4
  - sku: TRAY
    brand: north
    categories: [kitchen]
    name: { en: Serving Tray, fr: Plateau de service }
    highlights: { en: Carries a teapot and four cups, fr: Porte une théière et quatre tasses }
    price: 25
    stock: 4
  - sku: CLOTH
    categories: [living]
    name: { en: Linen Cloth, fr: Torchon de lin }
    description: { en: Dries a teapot in one go, fr: Sèche une théière d’un geste. Cœur de lin. }
    price: 12
    stock: 4
${Array.from({ length: 7 }, (_, n) => `  - { sku: HOOK-${n}, categories: [living], name: Brass Hook ${n}, price: ${n + 1}, stock: 1 }`).join('\n')}
synonyms:
  en:
    - [mug, cup]
    - [coffee pot, teapot]
  fr:
    - [tasse, gobelet]
`;

/** German words in a shop whose other texts are English and French. */
const GERMAN = `
store: { languages: [en, fr, de] }
products:
  - { sku: D-1, categories: [living], name: { en: Straw cap, fr: Chapeau, de: Hut aus Stroh }, price: 9, stock: 1 }
  - { sku: D-2, categories: [living], name: { en: Ewer, fr: Broc, de: Kanne }, price: 9, stock: 1 }
  - { sku: D-3, categories: [living], name: { en: Print, fr: Gravure, de: Bild mit Moos }, price: 9, stock: 1 }
`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(MORE);
  await shop.importYaml(GERMAN);
});
afterAll(() => shop.close());

interface Found {
  status: number;
  body: { products: { sku: string }[]; near: boolean; recordsTotal: number; manufacturers: { code: string }[] };
}
const find = async (name: string, more = ''): Promise<Found['body']> => {
  const answer = (await shop.get(`search/?name=${encodeURIComponent(name)}${more}`)) as Found;
  expect(answer.status).toBe(200);
  return answer.body;
};
const skus = async (name: string, more = '') => (await find(name, more)).products.map(({ sku }) => sku);
const namesLike = async (name: string, more = '') => {
  const { body } = await shop.get(`search-products/?name=${encodeURIComponent(name)}${more}`);
  return (body as { products: { description: { name: string } }[] }).products.map(
    ({ description }) => description.name,
  );
};

describe('finding', () => {
  test('matches in the name rank above highlights; a description counts only if nothing matches better', async () => {
    expect(await skus('teapot')).toEqual(['TEAPOT-01', 'TRAY']);
    expect(await skus('Teapots')).toEqual(['TEAPOT-01', 'TRAY']);
    expect(await skus('dries')).toEqual(['CLOTH']);
    expect(await skus('dries teapot')).toEqual(['CLOTH']);
    for (const sort of ['price-asc', 'newest', 'featured'])
      expect(await find('teapot', `&sort=${sort}`), sort).toMatchObject({ recordsTotal: 2 });
  });

  test('a product found by its category or keywords is more than a mention in a description', async () => {
    await shop.importYaml(
      [
        'categories:',
        '  - { code: lanterns, name: { en: Lanterns, fr: Lanternes } }',
        '  - { code: shining, name: { en: Shining, fr: Brillant } }',
        'synonyms: { en: [[lantern, shining], [mug, cup], [coffee pot, teapot]] }',
        'products:',
        '  - { sku: DOME, name: Dome, categories: [lanterns], price: 9, stock: 1 }',
        '  - { sku: GLOBE, name: Globe, keywords: lantern, categories: [living], price: 9, stock: 1 }',
        '  - { sku: TABLET, name: Tablet, description: A good lantern, categories: [shining], price: 9, stock: 1 }',
        '  - { sku: BENCH, name: Bench, description: Holds a lantern, categories: [living], price: 9, stock: 1 }',
      ].join('\n'),
    );
    await expect.poll(() => skus('bench')).toEqual(['BENCH']);
    expect(await skus('lantern')).toEqual(['GLOBE', 'DOME']);
    expect(await shop.call(search.previewSearch, { query: { name: 'lantern' } })).toMatchObject({ total: 2 });
    expect(await skus('holds lantern')).toEqual(['BENCH']);
  });

  test.each([
    ['round teapot', ['TEAPOT-01']],
    ['teapot round', ['TEAPOT-01']],
    ['ROUND', ['TEAPOT-01']],
    ['pot', ['TEAPOT-01']],
    ['tea rou', ['TEAPOT-01']],
    ['TEAPOT-01', ['TEAPOT-01']],
    ['mug-red-s', ['MUG']],
    ['atelier nord', ['MUG', 'TRAY']],
    ['celadon teapot', ['TEAPOT-01']],
    ['bl', ['MUG']],
    ['  teapot\u00a0round ', ['TEAPOT-01']],
  ])('%s finds %s', async (words, expected) => {
    const found = await find(words);
    expect(found.products.map(({ sku }) => sku)).toEqual(expected);
    expect(found.near).toBe(false);
  });

  test('accents are ignored, and a French search finds French texts', async () => {
    for (const words of ['theiere', 'Théière', 'THÉIÈRE', 'théières'])
      expect(await skus(words, '&lang=fr'), words).toEqual(['TEAPOT-01', 'TRAY']);
    expect(await skus('coeur', '&lang=fr')).toEqual(['CLOTH']);
    expect(await skus('round', '&lang=fr')).toEqual([]);
    const { products } = await shop.call(search.searchProducts, { query: { name: 'theiere', lang: 'fr' } });
    expect(products[0]?.description).toMatchObject({ language: 'fr', name: 'Théière ronde' });
  });

  test('an untranslated text is found in the language it is shown in', async () => {
    expect(await skus('translated', '&lang=fr')).toEqual(['ENGLISH-ONLY']);
  });

  test('only visible products are found (INPUT-8)', async () => {
    for (const words of ['unseen', 'gone', 'virtual', 'secret', 'below', 'tomorrow'])
      expect(await skus(words), words).toEqual([]);
    expect(await skus('ahead')).toEqual(['PRE']);
  });

  test('synonyms find the same products', async () => {
    expect(await skus('cup')).toEqual(['MUG', 'TRAY']);
    expect((await skus('coffee pot'))[0]).toBe('TEAPOT-01');
    expect(await skus('gobelet', '&lang=fr')).toEqual(['MUG', 'TRAY']);
    expect(await skus('gobelet')).toEqual([]);
  });

  test.each(['teaport', 'taepot', 'tepot', 'teappot', 'reapot', 'rounf teapot'])(
    '%s is corrected and marked as near',
    async (words) => {
      const { near, products } = await find(words);
      expect(near).toBe(true);
      expect(products[0]?.sku).toBe('TEAPOT-01');
    },
  );

  test.each([
    // A letter twice, a missing one of two, two that changed places.
    ['en', 'mugg', 'MUG'],
    ['en', 'muug', 'MUG'],
    ['en', 'mgu', 'MUG'],
    ['en', 'trayy', 'TRAY'],
    ['en', 'trya', 'TRAY'],
    ['fr', 'linn', 'CLOTH'],
    ['fr', 'lni', 'CLOTH'],
    ['fr', 'tase', 'MUG'],
    ['fr', 'tsasse', 'MUG'],
    ['de', 'hutt', 'D-1'],
    ['de', 'htu', 'D-1'],
    ['de', 'mos', 'D-3'],
    ['de', 'kane', 'D-2'],
    ['de', 'knane', 'D-2'],
  ])('in %s the short word %s is corrected', async (language, words, sku) => {
    const { near, products } = await find(words, `&lang=${language}`);
    expect({ near, first: products[0]?.sku }).toEqual({ near: true, first: sku });
  });

  test('of a short word nothing else is corrected, and nothing that is no word of the shop', async () => {
    // Another word, no double letter, a part of "Hook", a word of another language, a word without meaning.
    for (const words of ['trby', 'mugt', 'rug', 'ookk', 'tsa', 'hutt', 'thee', 'mg', '1122'])
      expect(await find(words), words).toMatchObject({ near: false, products: [], recordsTotal: 0 });
  });

  test('a color or size of a product is found like its name, before texts that mention it', async () => {
    await shop.importYaml(
      'products:\n  - { sku: SAUCER, name: Saucer, highlights: For a red mug, categories: [living], price: 3, stock: 1 }',
    );
    await expect.poll(() => skus('mug red')).toEqual(['MUG', 'SAUCER']);
    expect((await find('mug red')).near).toBe(false);
    expect(await skus('tasse rouge', '&lang=fr')).toEqual(['MUG']);
  });

  test('products are found by the names of their categories, also by a new name', async () => {
    expect(await skus('kitchen')).toEqual(expect.arrayContaining(['TEAPOT-01', 'TRAY']));
    await shop.importYaml('categories:\n  - { code: kitchen, name: { en: Gifts, fr: Cadeaux } }');
    await expect.poll(() => skus('gift')).toEqual(expect.arrayContaining(['TEAPOT-01', 'TRAY']));
    expect(await skus('cadeau', '&lang=fr')).toEqual(expect.arrayContaining(['TEAPOT-01', 'TRAY']));
    await shop.importYaml('categories:\n  - { code: kitchen, name: { en: Kitchen, fr: Cuisine } }');
    await expect.poll(() => skus('gift')).toEqual([]);
  });

  test('a synonym in a description alone does not match', async () => {
    await shop.importYaml(
      [
        'products:',
        '  - { sku: STOOL, name: Stool, description: Holds a cup, categories: [living], price: 9, stock: 1 }',
        '  - { sku: RACK, name: Rack, highlights: For one mug, description: Oak, categories: [living], price: 9, stock: 1 }',
      ].join('\n'),
    );
    await expect.poll(() => skus('rack')).toEqual(['RACK']);
    expect(await skus('mug')).not.toContain('STOOL');
    expect(await skus('holds cup')).toContain('STOOL');
    expect(await skus('cup')).toEqual(expect.arrayContaining(['RACK']));
    expect(await skus('cup oak')).toEqual(['RACK']);
  });

  test('when no product has all words, those with some are marked as near', async () => {
    const { near, products } = await find('purple tray');
    expect(near).toBe(true);
    expect(products.map(({ sku }) => sku)).toEqual(['TRAY']);
  });

  test('GET products/ searches by name as well, with its own filters', async () => {
    const { body } = await shop.get('products/?name=teapot&count=10');
    expect((body as Found['body']).products.map(({ sku }) => sku)).toEqual(['TEAPOT-01', 'TRAY']);
    const cheap = await shop.get('products/?name=teapot&priceUntil=30&sort=price-asc&slug=kitchen');
    expect(cheap.body).toMatchObject({ recordsTotal: 1, products: [{ sku: 'TRAY' }] });
  });

  test('a renamed product is found by its new name at once', async () => {
    await shop.importYaml('products:\n  - { sku: NEWCOMER, name: Umbrella, categories: [living], price: 3, stock: 1 }');
    await expect.poll(() => skus('umbrella')).toEqual(['NEWCOMER']);
    await shop.importYaml('products:\n  - { sku: NEWCOMER, name: Parasol, categories: [living], price: 3, stock: 1 }');
    await expect.poll(() => skus('parasol')).toEqual(['NEWCOMER']);
    expect(await skus('umbrella')).toEqual([]);
  });
});

test('documents of an earlier release are found, and built again after the start', async () => {
  const { db } = shop.database;
  await db.execute(sql`update search_documents set category_words = null`);
  expect(await skus('kitchen', '&count=19')).toContain('TRAY');
  await searchOldProducts(db, await findStores(db));
  const old = await db.execute(sql`select 1 from search_documents where category_words is null`);
  expect(old.rows).toEqual([]);
});

describe('filters, order and pages', () => {
  test('brands are counted without the filters, and selected by a comma-separated list (SCREEN-35)', async () => {
    const { manufacturers } = await shop.call(search.searchProducts, { query: { name: 'teapot' } });
    expect(manufacturers.map(({ code, productCount }) => [code, productCount])).toEqual([
      ['north', 1],
      ['south', 1],
    ]);
    const ids = manufacturers.map(({ id }) => id);
    expect(await skus('teapot', `&manufacturer=${ids[1]}`)).toEqual(['TEAPOT-01']);
    expect(await skus('teapot', `&manufacturer=${ids.join(',')}`)).toEqual(['TEAPOT-01', 'TRAY']);
    expect((await find('teapot', `&manufacturer=${ids[0]}`)).manufacturers).toHaveLength(2);
    expect(await find('teapot', '&manufacturer=424242')).toMatchObject({ products: [], recordsTotal: 0, near: false });
  });

  test('both ends of the price are included (API-7, API-10)', async () => {
    expect(await skus('teapot', '&priceFrom=25&priceUntil=40')).toEqual(['TEAPOT-01', 'TRAY']);
    expect(await skus('teapot', '&priceFrom=25.001&priceUntil=39.999')).toEqual([]);
  });

  test.each([
    ['price-asc', ['TRAY', 'TEAPOT-01']],
    ['price-desc', ['TEAPOT-01', 'TRAY']],
    ['newest', ['TRAY', 'TEAPOT-01']],
    ['featured', ['TEAPOT-01', 'TRAY']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await skus('teapot', `&sort=${sort}`)).toEqual(expected);
  });

  test('pages contain every product once and the total (DATA-8)', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => skus('brass hook', `&count=3&page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(7);
    expect(await shop.get('search/?name=brass&count=3&page=1')).toMatchObject({
      body: { totalPages: 3, number: 3, recordsTotal: 7, recordsFiltered: 7 },
    });
    expect(await find('brass', '&count=3&page=9')).toMatchObject({ number: 0, recordsTotal: 7 });
  });

  test('an empty search finds nothing', async () => {
    for (const words of ['', ' ', '&', '!!!', '  %%  ', '😀', '_'.repeat(20)])
      expect((await find(words)).recordsTotal, words).toBeLessThanOrEqual(1);
    expect(await shop.get('search/')).toMatchObject({ status: 200, body: { recordsTotal: 0 } });
  });
});

describe('suggestions', () => {
  test('match parts of the name, beginnings first, up to the requested number (INPUT-5)', async () => {
    expect(await namesLike('hook', '&count=5')).toHaveLength(5);
    expect(await namesLike('POT')).toEqual(['Round Teapot']);
    expect(await namesLike('ue mu')).toEqual(['Blue Mug']);
    expect(await namesLike('teapot rou')).toEqual(['Round Teapot']);
    expect(await namesLike('ug')).toEqual(['Blue Mug']);
    expect(await namesLike('b', '&count=3')).toHaveLength(3);
    expect(await namesLike('%')).toEqual(['Bowl 50%_off']);
    expect(await namesLike('theie', '&lang=fr')).toEqual(['Théière ronde']);
  });

  test('fall back to the search when no name contains the text', async () => {
    expect(await namesLike('south')).toEqual(expect.arrayContaining(['Round Teapot']));
    expect(await namesLike('teaport')).toEqual(expect.arrayContaining(['Round Teapot']));
    expect(await namesLike('mug red', '&count=1')).toEqual(['Blue Mug']);
    expect(await namesLike('zeppelin')).toEqual([]);
  });

  test('a preview counts the products of a search and names the brands that contain the text', async () => {
    const preview = (name: string) => shop.call(search.previewSearch, { query: { name } });
    const codes = async (name: string) => (await preview(name)).manufacturers.map(({ code }) => code);
    expect(await preview('teapot')).toMatchObject({ total: 2, near: false, manufacturers: [] });
    expect(await preview('teaport')).toMatchObject({ total: 2, near: true });
    expect(await codes('NORD atel')).toEqual(['north']);
    expect(await preview('unfinis')).toEqual({ total: 0, near: false, hasMore: false, manufacturers: [] });
    const recorded = await shop.commands.listZeroResultSearches();
    expect(recorded.map(({ term }) => term)).not.toContain('unfinis');
    expect(await shop.get('search/preview')).toMatchObject({ status: 400 });
  });

  test('without a text return the first visible products, with few fields', async () => {
    const { products } = await shop.call(search.suggestProducts, {});
    expect(products[0]).toMatchObject({
      productShipeable: true,
      available: true,
      visible: true,
      image: null,
      description: { name: 'Blue Mug', friendlyUrl: 'blue-mug' },
      categories: [{ code: 'mugs', visible: true, sortOrder: 0 }],
    });
    expect(products.map(({ description }) => description.name)).not.toContain('Gone');
  });

  test('the older endpoints return names, products, prices and categories (API-21)', async () => {
    const post = (path: string, payload: object) => shop.send({ method: 'POST', url: `/api/v1/${path}`, payload });
    expect(await post('search/autocomplete/', { query: 'ho' })).toMatchObject({
      status: 200,
      body: { values: expect.arrayContaining(['Brass Hook 0']) },
    });
    expect(await post('search/', { query: 'teapot', count: 2, start: 1 })).toMatchObject({
      status: 200,
      body: {
        productCount: 2,
        minPrice: 25,
        maxPrice: 40,
        products: [{ sku: 'TRAY' }],
        categoryFacets: [{ code: 'kitchen', productCount: 2 }],
      },
    });
    expect(await post('search/', { query: 'nothing' })).toMatchObject({ body: { productCount: 0, minPrice: null } });
    for (const bad of [{}, { query: 5 }, { query: 'x'.repeat(201) }, { query: 'a', count: 0 }, { query: '\u0000' }])
      expect(await post('search/', bad), JSON.stringify(bad)).toMatchObject({ status: 400 });
  });
});

describe('searches without a result', () => {
  const misses = async () => {
    const rows = await shop.commands.listZeroResultSearches();
    return Object.fromEntries(rows.map(({ term, language, times, near }) => [`${language} ${term}`, { times, near }]));
  };

  test('are counted by word and language, also for cached responses', async () => {
    for (let times = 0; times < 3; times += 1) await find('Zeppelïn');
    await find('zeppelin', '&lang=fr');
    await find('teaport');
    await find('teapot');
    await expect.poll(async () => (await misses())['en zeppelin']).toEqual({ times: 3, near: false });
    await expect.poll(async () => (await misses())['fr zeppelin']).toEqual({ times: 1, near: false });
    expect((await misses())['en teaport']).toMatchObject({ near: true });
    expect(Object.keys(await misses())).not.toContain('en teapot');
  });

  test('store no personal data', async () => {
    for (const words of ['ann@example.com', '+1 207 555 0142', '4111-1111-1111-1111']) await find(words);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(JSON.stringify(await misses())).not.toMatch(/example|555|1111/);
  });

  test('that cannot be counted are answered anyway', async () => {
    await shop.database.db.execute(sql.raw('alter table search_misses rename to search_misses_away'));
    try {
      expect((await find('quicksilver')).recordsTotal).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await shop.database.db.execute(sql.raw('alter table search_misses_away rename to search_misses'));
    }
  });
});

describe('bad input', () => {
  const odd = [
    '%',
    '_',
    "'",
    '"',
    "' or 1=1 --",
    '"; drop table products; --',
    '\\',
    '😀',
    'تفاح',
    'שלום',
    'a & b | !c:*',
    '(((',
    ':*',
    'x'.repeat(200),
    Array.from({ length: 60 }, (_, n) => `w${n}`)
      .join(' ')
      .slice(0, 200),
    '\u202eright',
    '<script>alert(1)</script>',
  ];
  test.each(odd)('%s returns a result', async (words) => {
    for (const path of ['search', 'search-products', 'products']) {
      const { status, body } = await shop.get(`${path}/?count=50&name=${encodeURIComponent(words)}`);
      expect(status, path).toBe(200);
      expect((body as { products: unknown[] }).products.length).toBeLessThanOrEqual(3);
    }
  });

  test.each([
    ['search/?name=%00', 400],
    [`search/?name=${'x'.repeat(1000)}`, 400],
    ['search/?name=mug&priceFrom=-1', 400],
    ['search/?name=mug&priceFrom=9&priceUntil=3', 400],
    ['search/?name=mug&priceFrom=abc', 400],
    ['search/?name=mug&manufacturer=abc', 400],
    ['search/?name=mug&sort=silly', 400],
    ['search/?name=mug&page=-1', 400],
    ['search/?name=mug&count=0', 400],
    ['search-products/?count=100000', 400],
    [`search-products/?name=${'x'.repeat(1000)}`, 400],
  ])('%s returns %i', async (path, status) => {
    expect(await shop.get(path)).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } });
  });
});
