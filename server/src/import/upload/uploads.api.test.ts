// Importing a file in the back office: sent, checked, imported as shown, taken back; and everything that must be refused.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as catalogFile from '@vitrine/contract/import/import.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { eventually } from '../../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { DAY } from '../../platform/clock.ts';
import { withZip } from '../../platform/zip/read-zip.ts';
import { ZipWriter } from '../../platform/zip/write-zip.ts';
import { claimImport, endClaim } from '../../product-editing/changes/running-import-repository.ts';
import { deleteOldUploads } from '../import-feature.ts';

let now = new Date();
let shop: TestShop;
let editor: TestStaff;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
  shop = await openTestShop(undefined, () => now);
  editor = await signInAs(shop, 'editor');
});
beforeEach(async () => {
  now = new Date();
  await shop.importYaml(`
products:
  - { sku: UP-1, categories: [mugs], name: { en: First cup, fr: Première tasse }, price: 10, stock: 5 }
  - { sku: UP-2, categories: [mugs], name: { en: Second cup, fr: Deuxième tasse }, price: 20, stock: 5 }`);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const at = ({ path }: { readonly path: string }, id: number | string = '') => path.replace('{id}', String(id));
const get = (endpoint: { readonly path: string }, id: number, person = editor) =>
  shop.get(at(endpoint, id), person.headers);
const upload = (content: string | Uint8Array, name: string, person = editor): Promise<TestAnswer> =>
  shop.send({
    method: 'POST',
    url: `/api/v1/${at(catalogFile.uploadImport)}?name=${encodeURIComponent(name)}`,
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
const post = (endpoint: { readonly path: string }, id: number, payload?: object, person = editor) =>
  shop.send({
    method: 'POST',
    url: `/api/v1/${at(endpoint, id)}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
const jobOf = ({ body }: TestAnswer) => body as ImportJob;
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];

/** Until nobody works on it: a slow machine answers before it is done. */
const settled = (id: number): Promise<ImportJob> =>
  eventually(async () => {
    const job = jobOf(await get(catalogFile.readImport, id));
    expect(['checking', 'running']).not.toContain(job.state);
    return job;
  });
const preview = async (content: string | Uint8Array, name: string, choices: object = {}): Promise<ImportJob> => {
  const sent = await upload(content, name);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const job = jobOf(sent);
  const answer = await post(catalogFile.previewImport, job.id, { format: job.format, ...choices });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return settled(job.id);
};
const run = async (id: number): Promise<ImportJob> => {
  const answer = await post(catalogFile.runImport, id);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return settled(id);
};

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const count = async (table: string) =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n ?? 0;
/** Price and stock of the two cups. */
const cups = async () => {
  const { body } = await shop.get('private/products?q=UP-', editor.headers);
  return (body as { items: { sku: string; priceFrom: string; stock: number; name: string }[] }).items
    .map(({ sku, priceFrom, stock, name }) => `${sku} ${name} ${priceFrom} ${stock}`)
    .toSorted();
};
const BEFORE = ['UP-1 First cup 10.00 5', 'UP-2 Second cup 20.00 5'];

async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const target = new PassThrough();
  const zip = new ZipWriter(target);
  const written = buffer(target);
  for (const [name, content] of Object.entries(files)) await zip.append(name, content);
  await zip.end();
  return written;
}

const PRICES = 'sku,price\nUP-1,12\nUP-2,20\n';

describe('a table', () => {
  test('is previewed from → to, imported as one change, and taken back', async () => {
    const changes = await count('history_changes');
    const job = await preview(PRICES, 'prices.csv');
    expect(job).toMatchObject({
      state: 'checked',
      kind: 'table',
      format: 'vitrine',
      changed: { product: 1 },
      unchanged: { product: 1 },
      created: {},
      problems: [],
      losing: 0,
      changeId: null,
    });
    expect((await get(catalogFile.listImportChanges, job.id)).body).toMatchObject({
      total: 1,
      items: [{ kind: 'variant', key: 'UP-1', fields: [{ field: 'price', from: 10, to: 12 }] }],
    });
    expect(await count('history_changes')).toBe(changes);
    expect(await cups()).toEqual(BEFORE);

    const done = await run(job.id);
    expect(done).toMatchObject({ state: 'done', changeId: expect.any(Number) });
    expect(await cups()).toEqual(['UP-1 First cup 12.00 5', 'UP-2 Second cup 20.00 5']);
    expect(await count('history_changes')).toBe(changes + 1);
    const change = await shop.get(`private/changes/${done.changeId}`, editor.headers);
    expect(change.body).toMatchObject({ actor: editor.actor, action: 'import prices.csv' });
    expect(await rows(sql`select 1 from uploaded_import_parts where import_id = ${job.id}`)).toEqual([]);
    expect(codeOf(await post(catalogFile.runImport, job.id))).toEqual([409, 'import.done']);
    expect(codeOf(await post(catalogFile.previewImport, job.id, { format: 'vitrine' }))).toEqual([409, 'import.done']);

    const undo = await shop.send({
      method: 'POST',
      url: `/api/v1/private/changes/${done.changeId}/undo`,
      headers: editor.headers,
      payload: {},
    });
    expect(undo.status).toBe(200);
    expect(await cups()).toEqual(BEFORE);
  });

  test('with wrong rows is refused with file, line and column, and changes nothing; corrected, it is imported (STAFF-16)', async () => {
    const changes = await count('history_changes');
    const wrong = await preview('sku,price,stock\nUP-1,abc,1\nUP-2,-5,2\n,3,3\n', 'wrong.csv');
    expect(wrong.state).toBe('wrong');
    expect(wrong.problems.map(({ code, file, line, place }) => [code, file, line, place])).toEqual([
      ['not-a-number', 'wrong.csv', 2, 'price'],
      ['number-too-small', 'wrong.csv', 3, 'price'],
      ['sku-missing', 'wrong.csv', 4, 'sku'],
    ]);
    const messagesIn = async (lang: string) =>
      jobOf(await shop.get(`${at(catalogFile.readImport, wrong.id)}?lang=${lang}`, editor.headers)).problems.map(
        ({ message }) => message,
      );
    expect(await messagesIn('en')).toContain('"abc" is not a number; type digits only, such as 24.50');
    expect(await messagesIn('fr')).toContain('le SKU manque\u00a0; chaque ligne en a besoin');
    expect(await messagesIn('de')).toContain('die SKU fehlt; jede Zeile braucht eine');
    expect(codeOf(await post(catalogFile.runImport, wrong.id))).toEqual([409, 'import.not-previewed']);
    expect(await count('history_changes')).toBe(changes);
    expect(await cups()).toEqual(BEFORE);
    const right = await preview('sku,price,stock\nUP-1,11,1\n', 'right.csv');
    expect(await run(right.id)).toMatchObject({ state: 'done' });
    expect(await cups()).toEqual(['UP-1 First cup 11.00 5', 'UP-2 Second cup 20.00 5']);
  });

  test('sets or adds stock only when that is chosen', async () => {
    const set = await preview('sku,stock\nUP-1,9\n', 'stock.csv', { stock: 'set' });
    await run(set.id);
    expect((await cups())[0]).toBe('UP-1 First cup 10.00 9');
    const add = await preview('sku,stock\nUP-1,3\n', 'stock.csv', { stock: 'add' });
    await run(add.id);
    expect((await cups())[0]).toBe('UP-1 First cup 10.00 12');
  });

  test('with other columns is read as the merchant says; columns without a name are left out', async () => {
    const table = 'Référence;Désignation;Prix TTC;Remarque\nUP-1;Tasse neuve;1234,50;=cmd()\n';
    const { id, format, columns, targets } = jobOf(await upload(table, 'fournisseur.csv'));
    expect(format).toBeNull();
    expect(columns).toEqual([
      { name: 'Référence', example: 'UP-1', suggestion: 'sku' },
      { name: 'Désignation', example: 'Tasse neuve', suggestion: 'name.en' },
      { name: 'Prix TTC', example: '1234,50', suggestion: 'price' },
      { name: 'Remarque', example: '=cmd()', suggestion: '' },
    ]);
    expect(targets?.vitrine).toEqual(expect.arrayContaining(['sku', 'name.fr', 'price', 'special.until']));
    expect(codeOf(await post(catalogFile.previewImport, id, {}))).toEqual([400, 'import.format']);
    await post(catalogFile.previewImport, id, {
      format: 'vitrine',
      mapping: { Référence: 'sku', Désignation: 'name.fr', 'Prix TTC': 'price', Remarque: '' },
    });
    expect(await settled(id)).toMatchObject({ state: 'checked', problems: [], changed: { product: 1 } });
    const { body } = await get(catalogFile.listImportChanges, id);
    expect(JSON.stringify(body)).toContain('"field":"name.fr","from":"Première tasse","to":"Tasse neuve"');
    expect(JSON.stringify(body)).toContain('"field":"price","from":10,"to":1234.5');
    expect(JSON.stringify(body)).not.toContain('cmd');
    // An issue names the column as it stands in the file.
    await post(catalogFile.previewImport, id, {
      format: 'vitrine',
      mapping: { Référence: 'sku', Désignation: 'price', 'Prix TTC': '', Remarque: '' },
    });
    expect((await settled(id)).problems).toMatchObject([
      { code: 'not-a-number', file: 'fournisseur.csv', line: 2, place: 'Désignation' },
    ]);
    await post(catalogFile.previewImport, id, {
      format: 'vitrine',
      mapping: { Référence: 'sku', Désignation: 'price', 'Prix TTC': 'price', Remarque: '' },
    });
    expect((await settled(id)).problems).toMatchObject([
      { code: 'two-columns', line: 1, message: 'two columns are "price"' },
    ]);
  });

  test('of more than 200,000 rows is refused (SECURITY-15)', async () => {
    const job = await preview(`sku,price\n${'UP-1,12\n'.repeat(200_001)}`, 'long.csv');
    expect(job).toMatchObject({ state: 'wrong', problems: [{ code: 'too-many-rows', line: 200_002 }] });
  });

  test('of another shop has a report', async () => {
    const shopify = await readFile(join(import.meta.dirname, '../../../testing/other-shops/shopify-products.csv'));
    const job = await preview(shopify, 'shopify-products.csv');
    expect(job).toMatchObject({ format: 'shopify-products', hasReport: true, state: 'wrong' });
    expect(JSON.stringify(job.problems)).not.toContain(tmpdir());
    const report = await get(catalogFile.readImportReport, job.id);
    expect(report.headers['content-type']).toContain('text/plain');
    expect(report.body).toMatch(/^Import of shopify-products\.csv \(shopify-products\)/);
  });
});

describe('a catalog file', () => {
  test('can be YAML, or a ZIP file with pictures in a folder of its own', async () => {
    const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const yaml = 'products: [{ sku: UP-1, images: [red.png] }]\n';
    expect((await preview(yaml, 'alone.yaml')).problems).toMatchObject([{ code: 'no-picture', file: 'alone.yaml' }]);
    const zip = await zipOf({
      'my-shop/a.yaml': yaml,
      'my-shop/images/red.png': red,
      '__MACOSX/my-shop/._a.yaml': 'x',
    });
    const job = await preview(zip, 'my-shop.zip');
    expect(job).toMatchObject({ state: 'checked', kind: 'catalogue', changed: { product: 1 } });
    expect(await run(job.id)).toMatchObject({ state: 'done' });
  });

  test('replacing tells how many products lose something', async () => {
    const job = await preview(
      'products: [{ sku: UP-1, categories: [mugs], name: { en: First cup }, price: 10, stock: 5 }]',
      'a.yaml',
      {
        mode: 'replace',
      },
    );
    expect(job).toMatchObject({ state: 'checked', losing: 1 });
    expect(await run(job.id)).toMatchObject({ state: 'done' });
  });

  test('with a tag, endless aliases or deep brackets is refused (SECURITY-15)', async () => {
    const aliases = Array.from({ length: 12 }, (_, level) =>
      level === 0 ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]' : `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`,
    ).join('\n');
    for (const yaml of [
      'products: [{ sku: !!js/function "x", price: 1 }]',
      'products: [{ sku: UP-1, price: !secret 1 }]',
      aliases,
      `products: ${'['.repeat(50_000)}`,
      'products: "\u0001"',
    ]) {
      const job = await preview(yaml, 'bad.yaml');
      expect(job.state, yaml.slice(0, 60)).toBe('wrong');
      expect(job.problems[0]?.file).toBe('bad.yaml');
    }
  });
});

describe('the settings of the shop', () => {
  test('are changed by a file only for people who may do so on the screen, and undone likewise (SECURITY-8)', async () => {
    const yaml = 'store: { name: Renamed by a file }';
    expect(await preview(yaml, 'store.yaml')).toMatchObject({
      state: 'wrong',
      problems: [{ code: 'settings-forbidden' }],
    });
    // The export has them unchanged.
    const whole = await shop.raw(`/api/v1/${catalogFile.exportCatalog.path}?format=yaml`, editor.headers);
    expect(await preview(whole.rawPayload, 'export.zip')).toMatchObject({ state: 'checked' });
    const { historyId } = await shop.importYaml(yaml);
    const undo = (by: TestStaff, preview: boolean) =>
      shop.send({
        method: 'POST',
        url: `/api/v1/private/changes/${historyId}/undo`,
        headers: by.headers,
        payload: { preview },
      });
    const changes = await count('history_changes');
    for (const isPreview of [true, false])
      expect(codeOf(await undo(editor, isPreview))).toEqual([403, 'staff.forbidden']);
    expect(await count('history_changes')).toBe(changes);
    expect((await undo(await signInAs(shop, 'manager'), false)).status).toBe(200);
  });
});

describe('exportCatalog', () => {
  test.each(['yaml', 'csv'])('importing it changes nothing: %s', async (format) => {
    const answer = await shop.raw(`/api/v1/${catalogFile.exportCatalog.path}?format=${format}`, editor.headers);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="catalog-\d{4}-\d\d-\d\d\.zip"$/);
    const job = await preview(answer.rawPayload, 'export.zip', { stock: 'set' });
    expect(job).toMatchObject({ state: 'checked', created: {}, changed: {}, problems: [] });
    expect(job.unchanged.product).toBeGreaterThan(2);
    if (format !== 'csv') return;
    // The table alone, as a spreadsheet sends it back: its pictures are found by their names.
    const path = join(folder, 'export.zip');
    await writeFile(path, answer.rawPayload);
    const table = await withZip(path, { maxFiles: 1000, maxBytes: 1e9, maxRatio: 100 }, async (files) =>
      buffer(Readable.from(files.find(({ name }) => name === '2-products.csv')?.read() ?? [])),
    );
    expect(await preview(table, '2-products.csv')).toMatchObject({ state: 'checked', created: {}, changed: {} });
  });
});

describe('a preview', () => {
  test('is refused when what it touches has changed since, and nothing is imported', async () => {
    const job = await preview(PRICES, 'prices.csv');
    await shop.commands.setPrice('UP-1', '15');
    const changes = await count('history_changes');
    expect(codeOf(await post(catalogFile.runImport, job.id))).toEqual([409, 'import.changed']);
    expect(jobOf(await get(catalogFile.readImport, job.id)).state).toBe('changed');
    expect(await count('history_changes')).toBe(changes);
    expect((await cups())[0]).toBe('UP-1 First cup 15.00 5');
    await post(catalogFile.previewImport, job.id, { format: 'vitrine' });
    await settled(job.id);
    expect(await run(job.id)).toMatchObject({ state: 'done' });
    expect((await cups())[0]).toBe('UP-1 First cup 12.00 5');
  });

  test('stays valid when something else changes, also with days that count from today', async () => {
    const job = await preview(
      'products: [{ sku: UP-1, special: { price: 5, from: "+1d", until: "+3d" } }]',
      'sale.yaml',
    );
    await shop.commands.setPrice('UP-2', '25');
    now = new Date(now.getTime() + 60_000);
    expect(await run(job.id)).toMatchObject({ state: 'done' });
  });

  test('ends after an hour', async () => {
    const job = await preview(PRICES, 'prices.csv');
    now = new Date(now.getTime() + 3_600_001);
    expect(codeOf(await post(catalogFile.runImport, job.id))).toEqual([409, 'import.expired']);
    expect(await cups()).toEqual(BEFORE);
  });

  test('is refused while another import or file is at work, and goes on when its process has ended', async () => {
    const { id } = jobOf(await upload(PRICES, 'prices.csv'));
    const claim = await claimImport(shop.database.db, 'DEFAULT', await shop.database.presence());
    expect(codeOf(await post(catalogFile.previewImport, id, { format: 'vitrine' }))).toEqual([409, 'history.busy']);
    if (claim) await endClaim(shop.database.db, claim);
    const other = jobOf(await upload(PRICES, 'prices.csv', await signInAs(shop, 'manager')));
    const busyUntil = (minutes: number) =>
      shop.database.db.execute(
        sql`update uploaded_imports set state = 'running', until = now() + make_interval(mins => ${minutes}) where id = ${other.id}`,
      );
    await busyUntil(1);
    expect(codeOf(await post(catalogFile.previewImport, id, { format: 'vitrine' }))).toEqual([409, 'import.busy']);
    expect(codeOf(await post(catalogFile.runImport, other.id))).toEqual([409, 'import.not-previewed']);
    await busyUntil(-1);
    expect(jobOf(await get(catalogFile.readImport, other.id)).state).toBe('lost');
    await busyUntil(1);
    await shop.database.db.execute(sql`update uploaded_imports set holder = 0 where id = ${other.id}`);
    expect(jobOf(await get(catalogFile.readImport, other.id)).state).toBe('lost');
    await post(catalogFile.previewImport, id, { format: 'vitrine' });
    expect(await settled(id)).toMatchObject({ state: 'checked' });
  });

  test('run twice at once is imported once', async () => {
    const job = await preview(PRICES, 'prices.csv');
    const changes = await count('history_changes');
    const answers = await Promise.all([post(catalogFile.runImport, job.id), post(catalogFile.runImport, job.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await settled(job.id);
    expect(await count('history_changes')).toBe(changes + 1);
  });
});

describe('a file', () => {
  test('of an unknown kind, an empty one, or one that is no text is refused, and nothing of it stays (SECURITY-15)', async () => {
    const before = await count('uploaded_imports');
    expect(codeOf(await upload('x', 'goods.xlsx'))).toEqual([400, 'import.unknown-file']);
    expect(codeOf(await upload('', 'empty.csv'))).toEqual([400, 'import.unreadable']);
    expect(codeOf(await upload(Buffer.from([0, 1, 2, 0]), 'binary.csv'))).toEqual([400, 'import.unreadable']);
    expect(codeOf(await upload('a,a\n1,2\n', 'twice.csv'))).toEqual([400, 'import.unreadable']);
    expect(codeOf(await upload('no zip', 'a.zip'))).toEqual([400, 'import.zip-damaged']);
    expect(codeOf(await upload(await zipOf({ 'a.txt.exe': 'x' }), 'a.zip'))).toEqual([400, 'import.zip-empty']);
    expect(codeOf(await upload(await zipOf({ '../../etc/a.yaml': 'x' }), 'a.zip'))).toEqual([400, 'import.zip-path']);
    expect(codeOf(await upload(await zipOf({ 'a.yaml': Buffer.alloc(9_000_000) }), 'a.zip'))).toEqual([
      413,
      'import.zip-too-large',
    ]);
    expect(codeOf(await upload(await zipOf({ 'a/x.yaml': 'x: 1', 'b/x.yaml': 'x: 1' }), 'a.zip'))).toEqual([
      400,
      'import.zip-damaged',
    ]);
    expect(await count('uploaded_imports')).toBeLessThanOrEqual(before);
    expect(await rows(sql`select 1 from uploaded_imports where facts is null`)).toEqual([]);
  });

  test('keeps no path of its name, and more than 50 MB are not read', async () => {
    expect(jobOf(await upload(PRICES, '../../etc/pass<wd>.csv')).name).toBe('pass_wd_.csv');
    const answer = await shop.send({
      method: 'POST',
      url: `/api/v1/${at(catalogFile.uploadImport)}?name=a.csv`,
      headers: { ...editor.headers, 'content-type': 'application/octet-stream', 'content-length': '60000000' },
      payload: 'x',
    });
    expect(codeOf(answer)).toEqual([413, 'file.too-large']);
    expect(answer.body).toMatchObject({ message: 'The file is larger than 50 MB' });
  });

  test('for which there is no space is refused, and nothing of it stays', async () => {
    const run = (statement: string) => shop.database.db.execute(sql.raw(statement));
    await run(`create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await run('create trigger disk_full before insert on uploaded_import_parts execute function disk_full()');
    try {
      expect(codeOf(await upload(PRICES, 'prices.csv'))).toEqual([409, 'import.disk-full']);
    } finally {
      await run('drop trigger disk_full on uploaded_import_parts');
      await run('drop function disk_full');
    }
    expect(await rows(sql`select 1 from uploaded_imports where facts is null`)).toEqual([]);
  });

  test('whose connection is lost leaves nothing', async () => {
    const before = await count('uploaded_imports');
    const address = await shop.listen();
    const sent = requestHttp(`${address}/api/v1/${at(catalogFile.uploadImport)}?name=lost.csv`, {
      method: 'POST',
      headers: { ...editor.headers, 'content-type': 'application/octet-stream', 'content-length': '5000000' },
    });
    sent.on('error', () => {});
    sent.write(Buffer.alloc(1_500_000, 'a'));
    await eventually(async () =>
      expect(await rows(sql`select 1 from uploaded_imports where facts is null`)).toHaveLength(1),
    );
    sent.destroy();
    await eventually(async () =>
      expect(await rows(sql`select 1 from uploaded_imports where facts is null`)).toEqual([]),
    );
    expect(await count('uploaded_imports')).toBeLessThanOrEqual(before);
  });

  test('of another store is not found, and old ones are deleted', async () => {
    const { id } = jobOf(await upload(PRICES, 'prices.csv'));
    await shop.database.db.execute(
      sql`insert into stores overriding system value select (jsonb_populate_record(s, '{"id": 77, "code": "OTHER"}')).* from stores s where code = 'DEFAULT'`,
    );
    await shop.database.db.execute(sql`update uploaded_imports set store_id = 77 where id = ${id}`);
    expect(codeOf(await get(catalogFile.readImport, id))).toEqual([404, 'import.not-found']);
    expect(codeOf(await post(catalogFile.runImport, id))).toEqual([404, 'import.not-found']);
    expect(codeOf(await get(catalogFile.listImportChanges, id))).toEqual([404, 'import.not-found']);
    expect(codeOf(await get(catalogFile.readImportReport, id))).toEqual([404, 'import.not-found']);
    await deleteOldUploads(shop.database.db, new Date(now.getTime() + 2 * DAY));
    expect(await count('uploaded_imports')).toBe(0);
    expect(await count('uploaded_import_parts')).toBe(0);
    await shop.database.db.execute(sql`delete from stores where id = 77`);
  });
});
