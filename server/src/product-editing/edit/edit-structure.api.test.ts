// Categories, brands and options in the back office: made, changed, moved, merged, deleted, and taken back.
import * as endpoints from '@vitrine/contract/product-editing/edit-structure.ts';
import type {
  BrandChoice,
  CategoryChoice,
  EditedCategory,
  OptionChoice,
} from '@vitrine/contract/product-editing/edited-structure.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`
options:
  - { code: tone, name: { en: Tone, fr: Ton }, values: [{ code: red, name: { en: Red, fr: Rouge } }, { code: blue, name: { en: Blue, fr: Bleu } }, { code: grey, name: { en: Grey, fr: Gris } }] }
brands: [{ code: zebra, name: Zebra }, { code: okapi, name: Okapi }, { code: panda, name: Panda }]
categories:
  - { code: zoo, name: { en: Zoo, fr: Zoo }, children: [{ code: birds, name: { en: Birds, fr: Oiseaux } }, { code: fish, name: { en: Fish, fr: Poissons } }] }
products:
  - { sku: S-1, brand: zebra, categories: [birds], name: { en: Sparrow, fr: Moineau }, price: 10, stock: 5 }
  - { sku: S-2, brand: zebra, categories: [fish, birds], name: { en: Salmon, fr: Saumon }, price: 20, stock: 5 }
  - { sku: S-3, categories: [fish], name: { en: Shirt, fr: Chemise }, variants: [{ sku: S-3R, options: { tone: red }, price: 30, stock: 1 }, { sku: S-3B, options: { tone: blue }, price: 30, stock: 2 }] }
  - { sku: S-4, categories: [fish], name: { en: Shoe, fr: Chaussure }, variants: [{ sku: S-4R, options: { tone: red }, price: 30, stock: 1 }] }`);
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
/** The address of an endpoint. */
const at = ({ path }: { readonly path: string }, ...values: readonly string[]): string =>
  values.reduce((address, value) => address.replace(/\{\w+\}/, value), path.replace('private/', ''));
const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object): Promise<TestAnswer> =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: editor.headers, ...(payload && { payload }) });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const read = async (code: string) =>
  (await send('GET', at(endpoints.readCategoryForEdit, code))).body as EditedCategory;
const tree = async () => ((await send('GET', 'category')).body as { items: CategoryChoice[] }).items;
const brands = async () => ((await send('GET', 'manufacturers')).body as { items: BrandChoice[] }).items;
const options = async () => ((await send('GET', 'product/options')).body as { items: OptionChoice[] }).items;
const brand = async (code: string) => (await brands()).find((one) => one.code === code);
const tone = async () => (await options()).find((one) => one.code === 'tone');
const lastChange = async () =>
  (await rows<{ id: number; action: string }>(sql`select id, action from history_changes order by id desc limit 1`))[0];
const changeCount = async () =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from history_changes`))[0]?.n ?? 0;
const undo = async () => {
  const answer = await send('POST', `changes/${(await lastChange())?.id}/undo`, {});
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
};
const places = async (sku: string) =>
  (
    await rows<{ code: string }>(
      sql`select c.code from product_categories pc join categories c on c.id = pc.category_id
        join products p on p.id = pc.product_id where p.sku = ${sku} order by pc.position`,
    )
  ).map(({ code }) => code);
const isShown = async (sku: string) =>
  (
    await rows<{ shown: boolean }>(
      sql`select l.shown from product_listings l join products p on p.id = l.product_id where p.sku = ${sku}`,
    )
  )[0]?.shown;

describe('categories', () => {
  test('a category is made, changed with a redirect from its old address, and both are taken back', async () => {
    const made = await send('POST', at(endpoints.createCategory), {
      code: 'mammals',
      parent: 'zoo',
      texts: { en: { name: 'Mammals', description: 'With **fur**', title: 'All mammals' } },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { parent: 'zoo', visible: true, texts: { en: { slug: 'mammals', description: 'With **fur**' } } },
    });
    expect(
      codeOf(await send('POST', at(endpoints.createCategory), { code: 'mammals', texts: { en: { name: 'Again' } } })),
    ).toEqual([409, 'entry.code-taken']);
    const changes = await changeCount();
    const saved = await send('PUT', at(endpoints.updateCategory, 'mammals'), {
      version: (made.body as EditedCategory).version,
      texts: { en: { slug: 'furry-animals' }, fr: { name: 'Mammifères' } },
      featured: true,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { featured: true, texts: { en: { slug: 'furry-animals' }, fr: { slug: 'mammiferes' } } },
    });
    expect(await changeCount()).toBe(changes + 1);
    expect(await shop.findRedirect('/category/mammals')).toBe('/category/furry-animals');
    await undo();
    expect(await read('mammals')).toEqual(made.body);
  });

  test('a stale save is refused with the current state; wrong input is refused at its field', async () => {
    const { version } = await read('birds');
    expect(
      (await send('PUT', at(endpoints.updateCategory, 'birds'), { version, texts: { en: { title: 'Feathers' } } }))
        .status,
    ).toBe(200);
    const changes = await changeCount();
    const stale = await send('PUT', at(endpoints.updateCategory, 'birds'), { version, visible: false });
    expect(codeOf(stale)).toEqual([409, 'entry.changed']);
    expect(stale.body).toMatchObject({ category: { texts: { en: { title: 'Feathers' } } } });
    const put = async (body: object) =>
      send('PUT', at(endpoints.updateCategory, 'birds'), { version: (await read('birds')).version, ...body });
    expect(await put({ texts: { en: { slug: 'fish' } } })).toMatchObject({
      status: 409,
      body: { code: 'category.address-taken', field: 'texts.en.slug' },
    });
    expect(codeOf(await put({ texts: { en: { name: '' } } }))).toEqual([400, 'product.name-missing']);
    expect(codeOf(await put({ texts: { xx: { name: 'X' } } }))).toEqual([400, 'text.language']);
    expect(codeOf(await put({ image: '0123456789abcdef' }))).toEqual([404, 'picture.not-found']);
    expect((await put({ texts: { en: { slug: 'Not An Address' } } })).status).toBe(400);
    expect(codeOf(await send('GET', at(endpoints.readCategoryForEdit, 'nowhere')))).toEqual([
      404,
      'category.not-found',
    ]);
    expect(await changeCount()).toBe(changes);
  });

  test('the tree counts the products of a category, and with those below it, each once', async () => {
    const all = await tree();
    const counts = (code: string) => {
      const found = all.find((category) => category.code === code);
      return [found?.products, found?.productsInBranch];
    };
    expect(counts('zoo')).toEqual([0, 4]);
    expect(counts('birds')).toEqual([2, 2]);
  });

  test('hiding says how many products shoppers lose, and hides them', async () => {
    expect((await send('GET', at(endpoints.previewCategory, 'birds'))).body).toEqual({ products: 2, hidden: 1 });
    expect((await send('GET', at(endpoints.previewCategory, 'zoo'))).body).toEqual({ products: 4, hidden: 4 });
    const { version } = await read('zoo');
    expect((await send('PUT', at(endpoints.updateCategory, 'zoo'), { version, visible: false })).status).toBe(200);
    expect([await isShown('S-1'), await isShown('S-3')]).toEqual([false, false]);
    await undo();
    expect([await isShown('S-1'), await isShown('S-3')]).toEqual([true, true]);
  });

  test('a category moves among its neighbours and below another, never below itself', async () => {
    const order = async (parent: string | null) =>
      (await tree()).filter((one) => one.parent === parent).map(({ code }) => code);
    const move = async (code: string, parent: string, position: number) =>
      send('PUT', at(endpoints.moveCategory, code, parent), { version: (await read(code)).version, position });
    const before = await order('zoo');
    expect((await move('fish', 'zoo', 0)).status).toBe(200);
    expect((await order('zoo'))[0]).toBe('fish');
    await undo();
    expect(await order('zoo')).toEqual(before);
    expect((await move('birds', '-', 0)).status).toBe(200);
    expect((await order(null))[0]).toBe('birds');
    const listed = await rows(
      sql`select 1 from listing_categories l join categories c on c.id = l.category_id
        join products p on p.id = l.product_id where c.code = 'zoo' and p.sku = 'S-1'`,
    );
    expect(listed).toHaveLength(0);
    await undo();
    expect(codeOf(await move('zoo', 'fish', 0))).toEqual([400, 'category.below-itself']);
    expect(codeOf(await move('zoo', 'zoo', 0))).toEqual([400, 'category.below-itself']);
    expect(codeOf(await move('zoo', 'nowhere', 0))).toEqual([404, 'category.not-found']);
    expect(codeOf(await send('PUT', at(endpoints.moveCategory, 'zoo', '-'), { version: 'old', position: 0 }))).toEqual([
      409,
      'entry.changed',
    ]);
  });

  test('a deleted category gives its products and its address to another one; undo brings all back', async () => {
    const before = await read('birds');
    expect(codeOf(await send('DELETE', `${at(endpoints.deleteCategory, 'zoo')}?target=fish`))).toEqual([
      409,
      'category.has-parts',
    ]);
    expect(codeOf(await send('DELETE', at(endpoints.deleteCategory, 'birds')))).toEqual([409, 'entry.used']);
    expect(codeOf(await send('DELETE', `${at(endpoints.deleteCategory, 'birds')}?target=nowhere`))).toEqual([
      404,
      'category.not-found',
    ]);
    const changes = await changeCount();
    expect((await send('DELETE', `${at(endpoints.deleteCategory, 'birds')}?target=fish`)).status).toBe(204);
    expect(await changeCount()).toBe(changes + 1);
    expect([await places('S-1'), await places('S-2')]).toEqual([['fish'], ['fish']]);
    expect(codeOf(await send('GET', at(endpoints.readCategoryForEdit, 'birds')))).toEqual([404, 'category.not-found']);
    expect(await shop.findRedirect('/category/birds')).toBe('/category/fish');
    expect((await shop.get('category/birds')).status).toBe(404);
    await undo();
    expect({ ...(await read('birds')), version: '' }).toEqual({ ...before, version: '' });
    expect([await places('S-1'), await places('S-2')]).toEqual([['birds'], ['fish', 'birds']]);
    expect(await shop.findRedirect('/category/birds')).toBeUndefined();
  });
});

describe('a category with others below it', () => {
  const outline = async () => (await tree()).map(({ code, parent }) => `${parent ?? ''}/${code}`);
  const remove = (code: string, query: string) => send('DELETE', `${at(endpoints.deleteCategory, code)}?${query}`);

  test('gives them to its own place or to another category; undo brings the whole branch back', async () => {
    for (const [code, parent] of [
      ['farm', 'zoo'],
      ['hens', 'farm'],
      ['cows', 'farm'],
    ])
      await send('POST', at(endpoints.createCategory), { code, parent, texts: { en: { name: code } } });
    await send('PUT', at(endpoints.moveCategory, 'farm', 'zoo'), {
      version: (await read('farm')).version,
      position: 1,
    });
    await shop.importYaml('products: [{ sku: S-1, categories: [hens] }]');
    const before = await outline();
    const branch = before.filter((one) => /zoo|farm/.test(one));
    expect(branch.slice(0, 6)).toEqual(['/zoo', 'zoo/birds', 'zoo/farm', 'farm/hens', 'farm/cows', 'zoo/fish']);
    expect(codeOf(await remove('farm', 'target=fish'))).toEqual([409, 'category.has-parts']);
    expect(codeOf(await remove('farm', 'parts=farm'))).toEqual([400, 'category.below-itself']);
    expect(codeOf(await remove('farm', 'parts=hens'))).toEqual([400, 'category.below-itself']);
    expect(codeOf(await remove('farm', 'parts=nowhere'))).toEqual([404, 'category.not-found']);
    expect((await remove('farm', 'parts=no good')).status).toBe(400);
    expect(await outline()).toEqual(before);

    const changes = await changeCount();
    expect((await remove('farm', 'parts=zoo')).status).toBe(204);
    expect(await changeCount()).toBe(changes + 1);
    expect((await outline()).filter((one) => one.startsWith('zoo/')).slice(0, 4)).toEqual([
      'zoo/birds',
      'zoo/hens',
      'zoo/cows',
      'zoo/fish',
    ]);
    expect(await shop.findRedirect('/category/farm')).toBe('/category/zoo');
    await undo();
    expect(await outline()).toEqual(before);
    expect(await shop.findRedirect('/category/farm')).toBeUndefined();

    expect((await remove('farm', 'parts=birds&target=fish')).status).toBe(204);
    expect(await outline()).toEqual(expect.arrayContaining(['birds/hens', 'birds/cows']));
    expect(await shop.findRedirect('/category/farm')).toBe('/category/fish');
    await undo();
    expect((await remove('farm', 'parts=-')).status).toBe(204);
    expect(await outline()).toEqual(expect.arrayContaining(['/hens', '/cows']));
    await undo();
    expect(await outline()).toEqual(before);
  });

  test('with products of its own needs a place for both; its parts are shown where they go', async () => {
    expect(codeOf(await remove('birds', 'parts=zoo'))).toEqual([409, 'entry.used']);
    const hidden = await read('zoo');
    await send('PUT', at(endpoints.updateCategory, 'zoo'), { version: hidden.version, visible: false });
    expect(await isShown('S-1')).toBe(false);
    // Its products leave the hidden branch with it.
    expect((await remove('farm', 'parts=-')).status).toBe(204);
    expect(await isShown('S-1')).toBe(true);
    await undo();
    expect(await isShown('S-1')).toBe(false);
    await send('PUT', at(endpoints.updateCategory, 'zoo'), { version: (await read('zoo')).version, visible: true });
    expect(await isShown('S-1')).toBe(true);
  });
});

describe('brands', () => {
  test('a brand is made, renamed for the search, ordered, and refused when it is stale', async () => {
    expect((await send('POST', at(endpoints.createBrand), { code: 'lynx', name: { en: 'Lynx' } })).status).toBe(201);
    expect(codeOf(await send('POST', at(endpoints.createBrand), { code: 'lynx', name: { en: 'Lynx' } }))).toEqual([
      409,
      'entry.code-taken',
    ]);
    expect(codeOf(await send('POST', at(endpoints.createBrand), { code: 'lion', name: { fr: 'Lion' } }))).toEqual([
      400,
      'product.name-missing',
    ]);
    const { version } = (await brand('zebra')) ?? { version: '' };
    expect(
      (await send('PUT', at(endpoints.saveBrand, 'zebra'), { version, name: { en: 'Zebrafinch' }, position: 0 }))
        .status,
    ).toBe(200);
    expect((await brands())[0]).toMatchObject({ code: 'zebra', name: { en: 'Zebrafinch' }, products: 2 });
    const words = await rows<{ head: string }>(
      sql`select d.head from search_documents d join products p on p.id = d.product_id where p.sku = 'S-1' and d.language = 'en'`,
    );
    expect(words[0]?.head).toContain('zebrafinch');
    const stale = await send('PUT', at(endpoints.saveBrand, 'zebra'), { version, name: { en: 'Z' } });
    expect(codeOf(stale)).toEqual([409, 'entry.changed']);
    expect(stale.body).toMatchObject({ brand: await brand('zebra') });
    await undo();
    expect(await brand('zebra')).toMatchObject({ name: { en: 'Zebra' } });
  });

  test('merging gives the products another brand and deletes the old one; undo parts them again', async () => {
    expect(codeOf(await send('DELETE', at(endpoints.deleteBrand, 'zebra')))).toEqual([409, 'entry.used']);
    expect(codeOf(await send('DELETE', `${at(endpoints.deleteBrand, 'zebra')}?target=zebra`))).toEqual([
      404,
      'manufacturer.not-found',
    ]);
    expect((await send('DELETE', `${at(endpoints.deleteBrand, 'zebra')}?target=okapi`)).status).toBe(204);
    expect(await lastChange()).toMatchObject({ action: 'merge brand zebra into okapi' });
    expect([await brand('zebra'), (await brand('okapi'))?.products]).toEqual([undefined, 2]);
    await undo();
    expect([(await brand('zebra'))?.products, (await brand('okapi'))?.products]).toEqual([2, 0]);
    expect((await send('DELETE', at(endpoints.deleteBrand, 'panda'))).status).toBe(204);
    await undo();
    expect(await brand('panda')).toMatchObject({ name: { en: 'Panda' } });
  });
});

describe('options', () => {
  const valuesOf = async () => ((await tone())?.values ?? []).map(({ code, name, swatch }) => ({ code, name, swatch }));
  const save = async (body: object) =>
    send('PUT', at(endpoints.saveOption, 'tone'), { version: (await tone())?.version, ...body });

  test('names, order and new values are saved; what is used says where', async () => {
    expect(await tone()).toMatchObject({
      type: 'radio',
      values: [
        { code: 'red', products: 2 },
        { code: 'blue', products: 1 },
        { code: 'grey', products: 0 },
      ],
    });
    const [red, blue, grey] = await valuesOf();
    const green = { code: 'green', name: { en: 'Green' }, swatch: '#00ff00' };
    const saved = await save({ name: { en: 'Colour tone' }, type: 'select', values: [blue, green, red, grey] });
    expect(saved.status).toBe(200);
    expect(await tone()).toMatchObject({ name: { en: 'Colour tone' }, type: 'select' });
    expect((await valuesOf()).map(({ code }) => code)).toEqual(['blue', 'green', 'red', 'grey']);
    await undo();
    expect(await tone()).toMatchObject({ name: { en: 'Tone' }, type: 'radio' });
    expect((await valuesOf()).slice(0, 3)).toEqual([red, blue, grey]);
    const stale = await send('PUT', at(endpoints.saveOption, 'tone'), { version: 'old', type: 'select' });
    expect(codeOf(stale)).toEqual([409, 'entry.changed']);
    expect(stale.body).toMatchObject({ option: await tone() });
    expect(codeOf(await save({ values: [red, blue, blue] }))).toEqual([409, 'entry.code-taken']);
  });

  test('a value that products have is replaced, not deleted; one that nothing has is deleted', async () => {
    const [red, blue] = await valuesOf();
    expect(codeOf(await save({ values: [blue] }))).toEqual([409, 'entry.used']);
    // The shirt would have two variants in blue.
    expect(codeOf(await save({ values: [blue], replaced: { red: 'blue' } }))).toEqual([400, 'entry.cannot-save']);
    expect(codeOf(await save({ values: [blue], replaced: { red: 'nothing' } }))).toEqual([404, 'option.not-found']);
    const rest = (await valuesOf()).filter(({ code }) => code !== 'grey');
    expect((await save({ values: rest })).status).toBe(200);
    expect((await valuesOf()).map(({ code }) => code)).not.toContain('grey');
    const scarlet = { code: 'scarlet', name: { en: 'Scarlet' }, swatch: null };
    expect((await save({ values: [scarlet, blue], replaced: { red: 'scarlet' } })).status).toBe(200);
    expect((await tone())?.values).toMatchObject([{ code: 'scarlet', products: 2 }, { code: 'blue' }]);
    await undo();
    expect((await tone())?.values.find(({ code }) => code === 'red')).toMatchObject({ name: red?.name, products: 2 });
    expect((await shop.get('product/S-4')).status).toBe(200);
  });

  test('an option that no product has is deleted', async () => {
    expect((await send('POST', at(endpoints.createOption), { code: 'size-x', name: { en: 'Size' } })).status).toBe(201);
    expect(codeOf(await send('DELETE', at(endpoints.deleteOption, 'tone')))).toEqual([409, 'entry.used']);
    expect((await send('DELETE', at(endpoints.deleteOption, 'size-x'))).status).toBe(204);
    expect(codeOf(await send('DELETE', at(endpoints.deleteOption, 'size-x')))).toEqual([404, 'option.not-found']);
    await undo();
    expect((await options()).map(({ code }) => code)).toContain('size-x');
  });
});
