import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import type { Product, ProductPage } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const skusOf = async (query: string): Promise<string[]> => {
  const { body } = await shop.get(`products/?${query}`);
  return (body as { products: { sku: string }[] }).products.map(({ sku }) => sku);
};

const HIDDEN = ['UNSEEN', 'GONE', 'VIRTUAL', 'IN-SECRET', 'BELOW-HIDDEN', 'TOMORROW'];

describe('visibility', () => {
  test('lists only visible, available, shippable products on sale whose first category is visible (INPUT-9, INPUT-10)', async () => {
    expect(await skusOf('count=100')).toEqual(['MUG', 'LAMP', 'BOWL', 'ENGLISH-ONLY', 'PRE']);
  });

  test.each(HIDDEN)('%s is not found by SKU, id, address, related, group or reviews', async (sku) => {
    const slug = sku.toLowerCase();
    for (const path of [
      `product/${sku}`,
      `products/${sku}`,
      `product/friendly/${slug}`,
      `product/${sku}/reviews`,
      `product/${sku}/related`,
    ]) {
      expect(await shop.get(path), path).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    }
  });

  test('an id of a hidden product is not found', async () => {
    const { id } = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
    for (let other = 1; other <= 11; other += 1) {
      const { status, body } = await shop.get(`products/${other}`);
      const shown = status === 200 ? (body as { sku: string }).sku : undefined;
      expect(HIDDEN).not.toContain(shown);
      if (other === id) expect(shown).toBe('MUG');
    }
  });

  test('related products and groups omit hidden ones (API-20)', async () => {
    const related = await shop.call(catalog.listRelated, { params: { key: 'MUG' } });
    expect(related.map(({ sku }) => sku)).toEqual(['LAMP']);
    const group = await shop.call(catalog.listProductGroup, { params: { code: 'FEATURED_ITEM' } });
    expect(group.products.map(({ sku }) => sku)).toEqual(['LAMP', 'MUG']);
  });

  test('the site map lists visible products only, in all their languages', async () => {
    const { addresses, recordsTotal } = await shop.call(catalog.listProductAddresses, {});
    expect(recordsTotal).toBe(5);
    expect(addresses).toContainEqual({ en: 'blue-mug', fr: 'tasse-bleue' });
    expect(addresses).toContainEqual({ en: 'not-translated' });
    expect(JSON.stringify(addresses)).not.toMatch(/unseen|gone|virtual|secret|tomorrow/);
    const page = async (at: number) =>
      (await shop.call(catalog.listProductAddresses, { query: { page: at, count: 2 } })).addresses;
    const pages = await Promise.all(Array.from({ length: Math.ceil(recordsTotal / 2) }, (_, at) => page(at)));
    expect(pages.flat()).toEqual(addresses);
    expect(await page(pages.length)).toEqual([]);
  });

  test('a hidden category, or one below it, is not found and not listed (DATA-2)', async () => {
    for (const key of ['secret', 'hidden', 'below-hidden']) {
      expect(await shop.get(`category/${key}`), key).toMatchObject({
        status: 404,
        body: { code: 'category.not-found' },
      });
      expect((await shop.get(`products/?slug=${key}`)).status, key).toBe(404);
    }
    const { categories } = await shop.call(catalog.listCategories, { query: { count: 200 } });
    expect(categories.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
      ['kitchen', ['mugs']],
      ['living', []],
    ]);
  });
});

describe('products', () => {
  test('finds a product at every path it has had (API-20)', async () => {
    const { id } = await shop.call(catalog.readProduct, { params: { key: 'blue-mug' } });
    const paths = [
      `products/${id}`,
      `product/${id}`,
      'product/MUG',
      'product/MUG-RED-S',
      'product/blue-mug',
      'product/friendly/blue-mug',
    ];
    const others = [
      'product/name/tasse-bleue',
      '/api/v2/product/MUG',
      '/api/v2/product/name/blue-mug',
      '/api/v2/product/friendly/blue-mug',
    ];
    for (const path of [...paths, ...others])
      expect(await shop.get(path), path).toMatchObject({ status: 200, body: { id } });
  });

  test('uses the requested language, and English where a text is missing', async () => {
    const mug = await shop.call(catalog.readProduct, { params: { key: 'MUG' }, query: { lang: 'fr' } });
    expect(mug.description).toMatchObject({ language: 'fr', name: 'Tasse bleue', friendlyUrl: 'tasse-bleue' });
    expect(mug.options.map(({ name }) => name)).toEqual(['Couleur', 'Taille']);
    expect(mug.properties[0]).toMatchObject({ property: { name: 'Matière' }, propertyValue: { name: 'Grès' } });
    expect(mug.finalPrice).toBe('20,00\u00a0$');
    const other = await shop.call(catalog.readProduct, { params: { key: 'ENGLISH-ONLY' }, query: { lang: 'fr' } });
    expect(other.description).toMatchObject({ language: 'en', name: 'Not translated' });
    expect(other.description).not.toHaveProperty('languages');
  });

  test('a missing part of a text is replaced by the one in the store’s own language, and its language is said', async () => {
    const lamp = await shop.call(catalog.readProduct, { params: { key: 'LAMP' }, query: { lang: 'fr' } });
    expect(lamp.description).toMatchObject({
      language: 'fr',
      name: 'Lampe',
      description: '<p>It shines.</p>',
      highlights: null,
      languages: { description: 'en' },
    });
    const { description } = await shop.call(catalog.readProduct, { params: { key: 'MUG' }, query: { lang: 'fr' } });
    expect(description).not.toHaveProperty('languages');
  });

  test('a language the store does not have is its default language', async () => {
    for (const lang of ['xx', 'undefined', 'EN', 'de-AT'])
      expect((await shop.get(`product/MUG?lang=${lang}`)).body, lang).toMatchObject({
        description: { language: 'en', name: 'Blue Mug' },
      });
    expect((await shop.get('product/MUG?lang=fr-CA')).body).toMatchObject({ description: { language: 'fr' } });
  });

  test('lang=_all adds the descriptions in all languages, and one language has none', async () => {
    const both = [
      { language: 'en', name: 'Blue Mug', title: 'Blue Mug' },
      { language: 'fr', name: 'Tasse bleue', title: 'Tasse bleue' },
    ];
    const inAll = (await shop.get('product/MUG?lang=_all')).body as Product;
    expect(inAll).toMatchObject({ description: both[0], descriptions: both });
    expect(inAll.categories[0]).toMatchObject({ descriptions: [{ name: 'Mugs' }, { name: 'Tasses' }] });
    for (const lang of ['en', 'fr']) {
      const one = (await shop.get(`product/MUG?lang=${lang}`)).body as Product;
      expect(one.descriptions).toBeUndefined();
    }
    const list = (await shop.get('products?count=1&lang=_all')).body as ProductPage;
    expect(list.products[0]).toMatchObject({ descriptions: both });
    expect((await shop.get('category/mugs?lang=_all')).body).toMatchObject({
      descriptions: [{ friendlyUrl: 'mugs' }, { friendlyUrl: 'tasses' }],
    });
    expect((await shop.get('content/pages/story?lang=_all')).body).toMatchObject({
      descriptions: expect.arrayContaining([expect.objectContaining({ language: 'fr', name: 'Notre histoire' })]),
    });
  });

  test('a missing title is the name, a missing description for search engines the summary', async () => {
    expect((await shop.get('product/MUG')).body).toMatchObject({
      title: 'Blue Mug',
      description: { title: 'Blue Mug', metaDescription: 'A mug' },
    });
    for (const path of ['category/kitchen', 'content/pages/story', 'content/boxes/headerMessage']) {
      const { description } = (await shop.get(path)).body as { description: Product['description'] };
      expect(description.title, path).toBe(description.name);
    }
    const { manufacturers } = await shop.call(catalog.listManufacturers, {});
    expect(manufacturers[0]?.description.title).toBe('Atelier Nord');
  });

  test('sums the stock of its variants and shows the lowest price', async () => {
    const mug = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
    expect(mug).toMatchObject({ quantity: 5, price: 20, finalPrice: '$20.00', priceFrom: true, canBePurchased: true });
    expect(
      mug.variants.map(({ sku, quantity, canBePurchased, price }) => [sku, quantity, canBePurchased, price]),
    ).toEqual([
      ['MUG-BLUE-S', 3, true, 20],
      ['MUG-BLUE-L', 2, true, 24.5],
      ['MUG-RED-S', 0, false, 20],
    ]);
  });

  test('the original price is the lowest of the 30 days before the reduction', async () => {
    const lamp = await shop.call(catalog.readProduct, { params: { key: 'LAMP' } });
    expect(lamp).toMatchObject({ finalPrice: '$80.00', originalPrice: '$90.00', discounted: true, percentageOff: 11 });
  });

  test('shows no reduction for a product never sold at a higher price (USE-17)', async () => {
    const bowl = await shop.call(catalog.readProduct, { params: { key: 'BOWL' } });
    expect(bowl).toMatchObject({ finalPrice: '$5.00', originalPrice: '$5.00', discounted: false, percentageOff: 0 });
  });

  test('shows pre-order and sold-out products, which cannot be bought', async () => {
    expect(await shop.get('product/PRE')).toMatchObject({ body: { preOrder: true, canBePurchased: false } });
    expect(await shop.get('product/BOWL')).toMatchObject({
      body: { available: true, quantity: 0, canBePurchased: false },
    });
  });

  test('a description contains no script', async () => {
    const { description } = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
    expect(description.description).toBe('<p>It <strong>holds</strong> tea. </p>');
  });

  test('rating and number of reviews match the published reviews', async () => {
    expect(await shop.get('product/MUG')).toMatchObject({ body: { rating: 3.5, ratingCount: 2 } });
    const { body } = await shop.get('products/MUG/reviews');
    expect(body).toMatchObject([
      { rating: 2, date: '2026-03-01', customer: { firstName: 'Bob', lastName: 'R.' }, verified: false },
      { rating: 5, description: 'Good', verified: true },
    ]);
  });

  test('its categories and images can be read on their own', async () => {
    const product = (await shop.get('product/LAMP')).body as Product;
    for (const key of [product.id, 'LAMP']) {
      const { body } = await shop.get(`category/product/${key}?lang=fr`);
      expect(body).toMatchObject({
        recordsTotal: 2,
        categories: [{ description: { name: 'Salon' } }, { code: 'kitchen' }],
      });
      for (const path of [`product/${key}/images`, `products/${key}/images`])
        expect((await shop.get(path)).body).toEqual(product.images);
    }
    for (const path of ['category/product/nothing', 'product/nothing/images', 'product/UNSEEN/images'])
      expect(await shop.get(path), path).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
  });

  test('returns the price of the variant with the chosen options (API-18)', async () => {
    const mug = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
    const [blue, large] = [mug.options[0]?.optionValues[0]?.id ?? 0, mug.options[1]?.optionValues[1]?.id ?? 0];
    const price = (ids: number[]) =>
      shop.call(catalog.priceProduct, {
        params: { key: String(mug.id) },
        body: { options: ids.map((id) => ({ id, name: 'x' })) },
      });
    expect((await price([blue, large])).finalPrice).toBe('$24.50');
    expect((await price([])).finalPrice).toBe('$20.00');
    expect((await price([999])).finalPrice).toBe('$20.00');
  });
});

describe('lists', () => {
  test('a category lists all products of its subcategories', async () => {
    const { body } = await shop.get('category/kitchen');
    const { id } = body as { id: number };
    expect(await skusOf(`category=${id}`)).toEqual(['MUG', 'LAMP', 'BOWL', 'PRE']);
    expect(await skusOf('slug=tasses')).toEqual(['MUG']);
    expect(await shop.get('category/mugs')).toMatchObject({
      body: { parent: { code: 'kitchen' }, children: [], productCount: 1 },
    });
    expect(await shop.get('/api/v2/products/category/mugs')).toMatchObject({ body: { recordsTotal: 1 } });
  });

  test.each(['products', 'products/?lang=en&store=DEFAULT', '/api/v2/products'])(
    '%s without a filter is the first page',
    async (path) => {
      const { status, body } = await shop.get(path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ totalPages: 1, number: 5, recordsTotal: 5 });
    },
  );

  test('the names of version 2 filter too, and several categories list what is in any of them', async () => {
    const idOf = async (code: string) => ((await shop.get(`category/${code}`)).body as { id: number }).id;
    const [mugs, living] = [await idOf('mugs'), await idOf('living')];
    const listed = async (query: string) =>
      ((await shop.get(`/api/v2/products?${query}`)).body as ProductPage).products.map(({ sku }) => sku);
    expect(await listed(`categoryIds=${mugs}`)).toEqual(['MUG']);
    expect(await listed(`categoryIds=${mugs},${living}`)).toEqual(['MUG', 'LAMP', 'ENGLISH-ONLY']);
    expect(await listed(`categoryIds=${mugs}&categoryIds=${living}&priceUntil=20`)).toEqual(['MUG', 'ENGLISH-ONLY']);
    const { manufacturers } = await shop.call(catalog.listManufacturers, {});
    expect(await listed(`manufacturerId=${manufacturers[0]?.id}`)).toEqual(['MUG']);
    const [color] = await shop.call(catalog.listCategoryVariants, { params: { key: 'kitchen' } });
    expect(await listed(`optionValueIds=${color?.options[1]?.value}`)).toEqual(['MUG']);
  });

  test('filters by brands, option values, price (both ends included), name and SKU', async () => {
    const { manufacturers } = await shop.call(catalog.listManufacturers, {});
    expect(manufacturers.map(({ code, productCount }) => [code, productCount])).toEqual([
      ['north', 1],
      ['south', 2],
    ]);
    const ids = manufacturers.map(({ id }) => id);
    expect(await skusOf(`manufacturer=${ids[1]}`)).toEqual(['LAMP', 'BOWL']);
    expect(await skusOf(`manufacturer=${ids.join(',')}`)).toEqual(['MUG', 'LAMP', 'BOWL']);
    expect(await skusOf('priceFrom=20&priceUntil=80')).toEqual(['MUG', 'LAMP', 'PRE']);
    expect(await skusOf('priceFrom=20.001&priceUntil=79.999')).toEqual(['PRE']);
    expect(await skusOf('name=MUG')).toEqual(['MUG']);
    expect(await skusOf('sku=mug')).toEqual(['MUG']);
    const [color] = await shop.call(catalog.listCategoryVariants, { params: { key: 'kitchen' } });
    expect(color).toMatchObject({ code: 'color', options: [{ code: 'blue' }, { code: 'red' }] });
    expect(await skusOf(`optionValues=${color?.options[1]?.value}`)).toEqual(['MUG']);
  });

  test.each([
    ['featured', ['MUG', 'LAMP', 'BOWL', 'ENGLISH-ONLY', 'PRE']],
    ['price-asc', ['BOWL', 'ENGLISH-ONLY', 'MUG', 'PRE', 'LAMP']],
    ['price-desc', ['LAMP', 'PRE', 'MUG', 'ENGLISH-ONLY', 'BOWL']],
    ['rating', ['MUG', 'PRE', 'ENGLISH-ONLY', 'BOWL', 'LAMP']],
    ['newest', ['PRE', 'ENGLISH-ONLY', 'BOWL', 'LAMP', 'MUG']],
    ['best-selling', ['MUG', 'PRE', 'ENGLISH-ONLY', 'BOWL', 'LAMP']],
  ])('sorts by %s', async (sort, skus) => {
    expect(await skusOf(`count=10&sort=${sort}`)).toEqual(skus);
  });

  test('pages contain every product once and the total', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => skusOf(`count=2&page=${page}`)));
    expect(pages.flat()).toEqual(['MUG', 'LAMP', 'BOWL', 'ENGLISH-ONLY', 'PRE']);
    expect(await shop.get('products/?count=2&page=1')).toMatchObject({
      body: { totalPages: 3, number: 2, recordsTotal: 5, recordsFiltered: 5 },
    });
  });

  test('% and _ in a name are not wildcards', async () => {
    expect(await skusOf(`name=${encodeURIComponent('50%_')}`)).toEqual(['BOWL']);
    expect(await skusOf(`name=${encodeURIComponent('%')}`)).toEqual(['BOWL']);
    expect(await skusOf(`name=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  test('a brand is read by its id, at both paths', async () => {
    const { manufacturers } = await shop.call(catalog.listManufacturers, {});
    const { id } = manufacturers.find(({ code }) => code === 'south') ?? { id: 0 };
    for (const path of [`manufacturer/${id}?lang=fr`, `manufacturers/${id}?lang=fr`])
      expect((await shop.get(path)).body, path).toMatchObject({ id, description: { name: 'Ateliers du Sud' } });
  });

  test('brands of a category, at both paths (DATA-5, API-19)', async () => {
    for (const path of ['category/living/manufacturers', 'category/living/manufacturer']) {
      expect((await shop.get(path)).body, path).toMatchObject([{ code: 'south', productCount: 1 }]);
    }
    for (const path of [
      'category/kitchen/variants',
      '/api/v2/category/kitchen/variants',
      '/api/v2/category/kitchen/variations',
    ]) {
      expect((await shop.get(path)).body, path).toMatchObject([{ code: 'color' }, { code: 'size' }]);
    }
  });
});

describe('bad input', () => {
  test.each([
    ['/api/v2/products?categoryIds=abc', 400],
    ['/api/v2/products?categoryIds=424242', 404],
    ['products/?page=-1', 400],
    ['products/?page=1.5', 400],
    ['products/?page=abc', 400],
    ['products/?page=1e99', 400],
    ['products/?count=0', 400],
    ['products/?count=-5', 400],
    ['products/?count=1000000', 400],
    ['products/?sort=silly', 400],
    ['products/?priceFrom=abc', 400],
    ['products/?priceFrom=-1', 400],
    ['products/?priceFrom=10&priceUntil=5', 400],
    ['products/?priceUntil=1000000000', 200],
    ['products/?manufacturer=abc', 400],
    ['products/?manufacturer=99999999999999', 400],
    ['products/?manufacturer=424242', 200],
    ['products/?category=424242', 404],
    ['products/?category=99999999999999999', 400],
    ['products/?count=5&page=1000000', 200],
    ['products/?name=%00', 400],
    [`products/?name=${'x'.repeat(201)}`, 400],
    ['products/?count=5&store=NOWHERE', 404],
    ['products/?count=5&lang=xx', 200],
    ['product/nothing', 404],
    ['product/2147483648', 404],
    ['product/99999999999999999999', 404],
    ['product/%00', 400],
    ['product/%F0%9F%98%80', 404],
    ["product/x'--", 404],
    ['category/nothing', 404],
    ['category/0', 404],
    ['category/nothing/manufacturers', 404],
    ['category/nothing/variants', 404],
    ['category/?count=-1', 400],
    ['manufacturer/424242', 404],
    ['products/group/NOTHING', 404],
    ['product/nothing/price', 404],
  ])('%s returns %i with a message', async (path, status) => {
    const answer = await shop.get(path);
    expect(answer.status).toBe(status);
    if (status >= 400)
      expect(answer.body).toMatchObject({
        message: expect.stringMatching(/\w/),
        code: expect.any(String),
        errorCode: String(status),
      });
  });

  test('error messages are in the language of the request (ERROR-12)', async () => {
    expect((await shop.get('product/nothing?lang=fr')).body).toMatchObject({ message: 'Produit introuvable' });
  });
});
