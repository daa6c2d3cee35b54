// Pages, posts and text boxes and the home page in the back office: made, changed, deleted, and taken back.
import * as content from '@vitrine/contract/content/content.ts';
import * as endpoints from '@vitrine/contract/product-editing/edit-pages.ts';
import type {
  EditedBox,
  EditedHome,
  EditedPage,
  PageChoice,
  SentHomeSection,
} from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';

let shop: TestShop;
let editor: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());

const send = (
  { method, path }: { readonly method: string; readonly path: string },
  code = '',
  payload?: object,
  staff = editor,
): Promise<TestAnswer> =>
  shop.send({
    method: method as 'GET',
    url: `/api/v1/${path.replace('{code}', code)}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];
const read = async (code: string) => (await send(endpoints.readPageForEdit, code)).body as EditedPage;
const undo = async () => {
  const [last] = (
    await shop.database.db.execute<{ id: number }>(sql`select id from history_changes order by id desc limit 1`)
  ).rows;
  const answer = await send({ method: 'POST', path: `private/changes/${last?.id}/undo` }, '', {});
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
};
const asShopper = async (key: string, lang = 'en') => shop.call(content.readPage, { params: { key }, query: { lang } });

test('a page is made, shoppers read it cleaned, and its old address leads to the new one', async () => {
  const made = await send(endpoints.createPage, '', {
    code: 'care',
    texts: {
      en: { name: 'Care & repair', text: 'Use **oil**.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>' },
    },
  });
  expect(made).toMatchObject({
    status: 201,
    body: { visible: true, menu: true, publishedOn: null, image: null, texts: { en: { slug: 'care-repair' } } },
  });
  const { description } = await asShopper('care');
  expect(description?.description).toContain('<p>Use <strong>oil</strong>.</p>');
  expect(description?.description).not.toMatch(/script|onerror/);
  const saved = await send(endpoints.updatePage, 'care', {
    version: (made.body as EditedPage).version,
    texts: { en: { slug: 'care', summary: 'How to keep it' }, fr: { name: 'Entretien', text: 'De l’huile' } },
    publishedOn: '2026-03-01',
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { publishedOn: '2026-03-01', texts: { en: { summary: 'How to keep it' }, fr: { slug: 'entretien' } } },
  });
  expect(await shop.findRedirect('/content/care-repair')).toBe('/content/care');
  expect((await asShopper('entretien', 'fr')).description).toMatchObject({ name: 'Entretien' });
  await undo();
  expect(await read('care')).toEqual(made.body);
});

test('the list has hidden ones, pages before posts', async () => {
  const { items } = (await send(endpoints.listEditedPages)).body as { items: PageChoice[] };
  const codes = items.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['care', 'story', 'draft']));
  expect(codes.indexOf('care')).toBeLessThan(codes.indexOf('story'));
  expect(items.find(({ code }) => code === 'draft')).toMatchObject({ visible: false });
});

test('a stale save is refused with the current state; wrong input is refused at its field', async () => {
  const { version } = await read('story');
  expect((await send(endpoints.updatePage, 'story', { version, menu: false })).status).toBe(200);
  const stale = await send(endpoints.updatePage, 'story', { version, visible: false });
  expect(codeOf(stale)).toEqual([409, 'entry.changed']);
  expect(stale.body).toMatchObject({ page: { menu: false, visible: true } });
  const put = async (changes: object) =>
    send(endpoints.updatePage, 'story', { version: (await read('story')).version, ...changes });
  expect(await put({ texts: { en: { slug: 'care-repair' } } })).toMatchObject({
    status: 409,
    body: { code: 'page.address-taken', field: 'texts.en.slug' },
  });
  expect(codeOf(await put({ texts: { en: { name: '' } } }))).toEqual([400, 'product.name-missing']);
  expect(codeOf(await put({ texts: { fr: { name: '' } } }))).toEqual([400, 'product.name-missing']);
  expect(codeOf(await put({ image: { hash: '0123456789abcdef', name: 'x.webp' } }))).toEqual([
    404,
    'picture.not-found',
  ]);
  expect((await put({ publishedOn: '2026-02-30' })).status).toBe(400);
  expect(codeOf(await send(endpoints.createPage, '', { code: 'story', texts: { en: { name: 'Again' } } }))).toEqual([
    409,
    'entry.code-taken',
  ]);
  expect(codeOf(await send(endpoints.readPageForEdit, 'nowhere'))).toEqual([404, 'content.not-found']);
});

test('a page that is deleted is gone for shoppers, and comes back as it was', async () => {
  const before = await read('care');
  expect((await send(endpoints.deletePage, 'care')).status).toBe(204);
  expect((await shop.get('content/pages/care')).status).toBe(404);
  expect(codeOf(await send(endpoints.deletePage, 'care'))).toEqual([404, 'content.not-found']);
  await undo();
  expect(await read('care')).toEqual(before);
  expect((await asShopper('care')).description?.name).toBe('Care & repair');
});

test('a page needs a text, which is said at its field; of two who save at once one is told', async () => {
  expect(await send(endpoints.createPage, '', { code: 'bare', texts: { en: { name: 'Bare' } } })).toMatchObject({
    status: 400,
    body: { code: 'page.text-missing', field: 'texts.en.text' },
  });
  const texts = { en: { name: 'Race\u2028d', text: 'a\u2028b' } };
  const { version } = (await send(endpoints.createPage, '', { code: 'race', texts })).body as EditedPage;
  const answers = await Promise.all(
    [1, 2].map((n) => send(endpoints.updatePage, 'race', { version, texts: { en: { name: `Race ${n}` } } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who may only read cannot write', async () => {
  const reader = await signInAs(shop, 'read-only');
  expect((await send(endpoints.readPageForEdit, 'story', undefined, reader)).status).toBe(200);
  expect((await send(endpoints.deletePage, 'story', undefined, reader)).status).toBe(403);
  expect((await send(endpoints.createPage, '', { code: 'x', texts: { en: { name: 'X' } } }, reader)).status).toBe(403);
});

describe('text boxes', () => {
  const boxes = async () => ((await send(endpoints.listEditedBoxes)).body as { items: EditedBox[] }).items;
  const box = async (code: string) => (await boxes()).find((one) => one.code === code);
  const shown = async (code: string) => (await shop.get(`content/boxes/${code}/?lang=en`)).body;

  test('one that was never written is written, shown cleaned, hidden, and taken back', async () => {
    expect(await box('contactHours')).toEqual({ code: 'contactHours', version: '', visible: true, texts: {} });
    const saved = await send(endpoints.saveBox, 'contactHours', {
      version: '',
      texts: { en: 'Open **daily**<script>alert(1)</script>' },
    });
    expect(saved).toMatchObject({ status: 200 });
    const written = await box('contactHours');
    expect(written).toMatchObject({ visible: true, texts: { en: expect.stringContaining('Open **daily**') } });
    expect(JSON.stringify(await shown('contactHours'))).toContain('<strong>daily</strong>');
    expect(JSON.stringify(await shown('contactHours'))).not.toContain('<script');
    const hidden = await send(endpoints.saveBox, 'contactHours', { version: written?.version, visible: false });
    expect(hidden.status).toBe(200);
    expect((await shop.get('content/boxes/contactHours/')).status).toBe(404);
    await undo();
    expect(await box('contactHours')).toEqual(written);
  });

  test('a stale save is refused with the current state; a language that the shop does not have is refused', async () => {
    const { version = '' } = (await box('headerMessage')) ?? {};
    expect((await send(endpoints.saveBox, 'headerMessage', { version, texts: { en: 'New' } })).status).toBe(200);
    const stale = await send(endpoints.saveBox, 'headerMessage', { version, texts: { en: 'Mine' } });
    expect(codeOf(stale)).toEqual([409, 'entry.changed']);
    expect(stale.body).toMatchObject({ box: { texts: { en: 'New' } } });
    const now = (await box('headerMessage'))?.version;
    expect(codeOf(await send(endpoints.saveBox, 'headerMessage', { version: now, texts: { xx: 'X' } }))).toEqual([
      400,
      'text.language',
    ]);
    expect((await send(endpoints.saveBox, 'not a code', { version: '', texts: { en: 'X' } })).status).toBe(400);
  });

  test('a text that is emptied is gone in that language', async () => {
    const before = await box('headerMessage');
    expect(Object.keys(before?.texts ?? {}).toSorted()).toEqual(['en', 'fr']);
    await send(endpoints.saveBox, 'headerMessage', { version: before?.version, texts: { fr: '' } });
    expect(Object.keys((await box('headerMessage'))?.texts ?? {})).toEqual(['en']);
  });
});

describe('home page', () => {
  const read = async () => (await send(endpoints.readHomeForEdit)).body as EditedHome;
  const shown = async (lang: string) => (await shop.call(content.readHomeConfiguration, { query: { lang } })).sections;
  const section = (own: Partial<SentHomeSection>): SentHomeSection => ({
    ...{
      type: 'hero',
      visible: true,
      group: null,
      link: null,
      title: {},
      text: {},
      linkText: {},
      items: [],
      images: [],
    },
    ...own,
  });

  test('sections are changed, ordered, hidden and added; shoppers see them, and undo takes them back', async () => {
    const before = await read();
    expect(before.sections.map(({ type }) => type)).toEqual(['hero', 'products', 'promo']);
    const [hero = section({}), products = section({})] = before.sections;
    const promises = section({
      type: 'promises',
      items: [{ title: { en: 'Fast', fr: 'Rapide' }, text: { en: 'Two days', fr: 'Deux jours' }, icon: 'truck' }],
    });
    const saved = await send(endpoints.saveHome, '', {
      version: before.version,
      sections: [
        products,
        { ...hero, title: { en: 'Hello', fr: '', xx: 'lost' } },
        promises,
        section({ visible: false }),
      ],
    });
    expect(saved.status).toBe(200);
    expect((await shown('en')).map(({ type, title }) => [type, title])).toEqual([
      ['products', null],
      ['hero', 'Hello'],
      ['promises', null],
    ]);
    expect((await shown('fr'))[2]?.items).toMatchObject([{ title: 'Rapide', text: 'Deux jours', icon: 'truck' }]);
    expect((await read()).sections[1]?.title).toEqual({ en: 'Hello' });
    await undo();
    expect(await read()).toEqual(before);
  });

  test('a stale save is refused with the current state; a row without products, an unknown picture and a foreign link are refused', async () => {
    const { version, sections } = await read();
    expect((await send(endpoints.saveHome, '', { version, sections: sections.toReversed() })).status).toBe(200);
    const stale = await send(endpoints.saveHome, '', { version, sections });
    expect(codeOf(stale)).toEqual([409, 'entry.changed']);
    expect(stale.body).toMatchObject({
      home: { sections: [{ type: 'promo' }, { type: 'products' }, { type: 'hero' }] },
    });
    const now = (await read()).version;
    const save = (own: Partial<SentHomeSection>) =>
      send(endpoints.saveHome, '', { version: now, sections: [section(own)] });
    expect(await save({ type: 'products', group: 'NOTHING' })).toMatchObject({
      status: 400,
      body: { code: 'home.group-missing', field: 'sections.0.group' },
    });
    expect(codeOf(await save({ images: [{ hash: '0123456789abcdef', name: 'x.webp', alt: {} }] }))).toEqual([
      404,
      'picture.not-found',
    ]);
    for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])
      expect((await save({ link })).status, link).toBe(400);
    expect((await read()).version).toBe(now);
  });

  test('without any section the shop has its plain home page', async () => {
    const { version } = await read();
    expect((await send(endpoints.saveHome, '', { version, sections: [] })).status).toBe(200);
    expect(await read()).toMatchObject({ version: '', sections: [] });
    expect(await shown('en')).toEqual([]);
    await undo();
    expect((await read()).sections).toHaveLength(3);
  });
});
