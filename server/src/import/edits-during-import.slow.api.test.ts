// Products that a person saves while a large import is made: nobody is refused because of it, and neither loses a change.
import * as editProducts from '@vitrine/contract/product-editing/edit-products.ts';
import * as editStructure from '@vitrine/contract/product-editing/edit-structure.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beforeTransactions } from '../../testing/before-transactions.ts';
import { eventually } from '../../testing/eventually.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { waitForLock } from '../platform/database/in-transaction.ts';
import { phases } from '../product-editing/changes/change-steps.ts';
import { IMPORT_LOCK } from '../product-editing/changes/import-caller.ts';
import {
  addSteps,
  claimImport,
  commitToSteps,
  endClaim,
} from '../product-editing/changes/running-import-repository.ts';
import { issueText } from '../product-editing/entries/issue.ts';
import type { ImportRequest, ImportResult } from './import-catalog.ts';

const COUNT = 130;
const LAST = COUNT - 1;

let shop: TestShop;
let editor: TestStaff;
let name: string;
let run = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(
    'options: [{ code: hue, name: { en: Hue }, values: [{ code: red, name: { en: Red } }, { code: blue, name: { en: Blue } }] }]',
  );
  editor = await signInAs(shop, 'editor');
});
afterAll(() => shop.close());
beforeEach(() => {
  run += 1;
  name = `E${run}`;
});

const sku = (at: number) => `${name}-${at}`;
const file = (fields: (at: number) => string) =>
  `products:\n${Array.from({ length: COUNT }, (_, at) => `  - { sku: ${sku(at)}, ${fields(at)} }`).join('\n')}\n`;
const first = () => file((at) => `name: ${name} cup ${at}, categories: [living], price: 1, stock: 1`);

const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> => (await shop.database.db.execute<T>(query)).rows;
const idOf = async (key: string) =>
  (await rows<{ id: number }>(sql`select id from products where sku = ${key}`))[0]?.id ?? 0;
const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = editor.headers) =>
  shop.send({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });
const addressOf = async (key: string) => editProducts.updateProduct.path.replace(/\{\w+\}/, String(await idOf(key)));
const read = async (key: string) => (await send('GET', await addressOf(key))).body as EditedProduct;
const update = async (key: string, changes: object, language?: string) =>
  send('PUT', `${await addressOf(key)}${language ? `?lang=${language}` : ''}`, {
    version: (await read(key)).version,
    ...changes,
  });

/** Imports and acts once in between: after the plan and before the first step, or after the first products were written. */
async function importWhile(
  yaml: string,
  moment: 'planned' | 'begun',
  act: () => Promise<unknown>,
  options: Partial<ImportRequest> = {},
): Promise<ImportResult> {
  let acting: Promise<unknown> | undefined;
  const isTime =
    moment === 'planned'
      ? sql`select from running_imports where head is not null and change_id is null`
      : sql`select from running_imports r where exists (select from history_entries where change_id = r.change_id and kind = 'variant')`;
  const database = beforeTransactions(shop.database, async () => {
    if (acting || (await rows(isTime)).length === 0) return;
    acting = act();
    // The import goes on whatever the test finds.
    await acting.catch(() => {});
  });
  const result = await shop.importYaml(yaml, { database, ...options });
  expect(acting).toBeDefined();
  await acting;
  return result;
}

describe.each(['planned', 'begun'] as const)('an edit when the import is %s', (moment) => {
  test('is saved; what the file does not name stays, and the undo of the import leaves it', async () => {
    await shop.importYaml(first());
    const { historyId = 0 } = await importWhile(
      file(() => 'price: 5, keywords: { en: many }'),
      moment,
      async () => {
        const answer = await update(sku(LAST), {
          texts: { en: { name: 'Saved by a person' } },
          variants: [{ sku: sku(LAST), price: '7' }],
        });
        expect(answer).toMatchObject({ status: 200 });
      },
    );
    const after = await read(sku(LAST));
    expect([after.texts.en?.name, after.texts.en?.keywords]).toEqual(['Saved by a person', 'many']);
    // The file names the price, and it is written after the person has.
    expect(after.variants[0]?.price).toBe('5.00');
    await shop.commands.undoChange(historyId);
    const undone = await read(sku(LAST));
    expect([undone.texts.en?.name, undone.variants[0]?.price]).toEqual(['Saved by a person', '7.00']);
    expect((await read(sku(0))).variants[0]?.price).toBe('1.00');
  });

  test('gives an address that the file would have made: its product gets another', async () => {
    await importWhile(first(), moment, async () => {
      const answer = await send('POST', editProducts.createProduct.path, {
        sku: `${name}-P`,
        categories: ['living'],
        texts: { en: { name: `${name} cup ${LAST}` } },
        variants: [{ sku: `${name}-P`, options: {}, price: '3', stock: { count: 1, expected: null } }],
      });
      expect(answer.body).toMatchObject({ sku: `${name}-P` });
    });
    const slug = `${name.toLowerCase()}-cup-${LAST}`;
    expect((await read(`${name}-P`)).texts.en?.slug).toBe(slug);
    expect((await read(sku(LAST))).texts.en?.slug).toBe(`${slug}-2`);
  });

  test('takes a SKU of the file: that row is left out and named, all others are made', async () => {
    await shop.importYaml(first());
    const yaml = `${first()}  - { sku: ${name}-R, name: Mine, categories: [living], price: 2, stock: 1, related: [${sku(0)}] }
  - { sku: ${name}-S, name: Other, categories: [living], price: 2, stock: 1, related: [${name}-R] }
groups: [{ code: g-${name}, products: [${name}-R, ${sku(1)}] }]\n`;
    const { warnings, historyId } = await importWhile(yaml.replaceAll('price: 1', 'price: 4'), moment, async () => {
      const answer = await update(sku(LAST), {
        variants: [
          { sku: sku(LAST), available: false },
          { sku: `${name}-R`, options: { hue: 'red' }, price: '9', stock: { count: 2, expected: null } },
        ],
      });
      expect(answer).toMatchObject({ status: 200 });
    });
    expect(historyId).toBeGreaterThan(0);
    // A price at the product does not say for which of its variants it is now.
    expect(warnings.map((warning) => issueText(warning))).toEqual([
      expect.stringContaining(`${sku(LAST)} `),
      expect.stringContaining(`${name}-R `),
    ]);
    expect(await idOf(`${name}-R`)).toBe(0);
    expect(await idOf(`${name}-S`)).toBeGreaterThan(0);
    expect((await read(sku(0))).variants[0]?.price).toBe('4.00');
    expect(await rows(sql`select from running_imports`)).toEqual([]);
    const items = await rows<{ sku: string }>(sql`select p.sku from product_group_items i
      join product_groups g on g.id = i.group_id join products p on p.id = i.product_id where g.code = ${`g-${name}`}`);
    expect(items).toEqual([{ sku: sku(1) }]);
  });
});

test('what the whole catalogue depends on is not changed during an import', async () => {
  await shop.importYaml(first());
  const path = editStructure.createBrand.path;
  await importWhile(
    file(() => 'price: 5'),
    'begun',
    async () => {
      const { status, body } = await send('POST', path, { code: `b-${name.toLowerCase()}`, name: { en: 'B' } });
      expect([status, body]).toMatchObject([409, { code: 'history.busy' }]);
    },
  );
});

test('people and commands change products while another process imports: no change is lost', async () => {
  await shop.importYaml(first());
  const other = await secondConnection();
  try {
    const importing = shop.importYaml(
      file(() => 'keywords: { en: many }'),
      { database: other },
    );
    const places = Array.from({ length: 12 }, (_, at) => at * 10 + 5);
    const saved = await Promise.all(
      places.flatMap((at) => [
        update(sku(at), { texts: { en: { name: `Saved ${at}` } } }).then(({ status }) => status),
        shop.commands.setPrice(sku(at + 1), '8').then(() => 200),
        shop.commands.setVisible(sku(at + 2), false).then(() => 200),
      ]),
    );
    await importing;
    expect(new Set(saved)).toEqual(new Set([200]));
    for (const at of places) {
      const edited = await read(sku(at));
      expect([edited.texts.en?.name, edited.texts.en?.keywords]).toEqual([`Saved ${at}`, 'many']);
      expect((await read(sku(at + 1))).variants[0]?.price).toBe('8.00');
      expect((await read(sku(at + 2))).visible).toBe(false);
    }
  } finally {
    await other.close();
  }
});

test('a step waits for a command that changes one of its products, and writes nothing that it read before', async () => {
  await shop.importYaml(first());
  const other = await secondConnection();
  const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let hiding: Promise<void> | undefined;
  try {
    await importWhile(
      file(() => 'price: 5, keywords: { en: many }'),
      'begun',
      async () => {
        const { promise: isHidden, resolve } = Promise.withResolvers<void>();
        hiding = other.db.transaction(async (tx) => {
          await tx.execute(sql`update products set visible = false where sku = ${sku(LAST)}`);
          resolve();
          // The embedded database makes one transaction at a time.
          if (!other.embedded) await eventually(async () => expect(await rows(isWaiting)).toHaveLength(1));
        });
        await isHidden;
      },
    );
    await hiding;
    expect(await read(sku(LAST))).toMatchObject({ visible: false, texts: { en: { keywords: 'many' } } });
  } finally {
    await other.close();
  }
});

test('a save waits two seconds for a step, then names the product that it waits for', async () => {
  await shop.importYaml(first());
  const { db } = shop.database;
  const other = await secondConnection();
  const claim = await claimImport(db, 'DEFAULT', await shop.database.presence(), { yieldsToEdits: true });
  if (!claim) throw new Error('another import runs');
  try {
    const patches = [
      {
        entry: { kind: 'product', key: sku(3), fields: {}, path: [] },
        dropsProperties: false,
        variants: [],
        reviews: [],
      },
    ] as const;
    await addSteps(db, claim, [{ phase: phases.products, position: 0, step: { kind: 'products', patches } }]);
    const now = new Date().toISOString();
    const options = { replace: false, stock: 'new' } as const;
    await commitToSteps(db, claim, {
      code: 'DEFAULT',
      store: null,
      options,
      now,
      actor: 'command',
      action: 'import x.yaml',
      undoes: null,
    });
    // The embedded database has one session, which always has the lock: a save waits there for the end of a step's transaction.
    if (other.embedded) expect((await update(sku(0), { texts: { en: { name: 'In between' } } })).status).toBe(200);
    else
      await whileLocked(other, async () => {
        const startedAt = performance.now();
        const answers = await Promise.all(
          ['en', 'fr', 'de'].map((language) => update(sku(0), { texts: { en: { name: 'Too late' } } }, language)),
        );
        expect(performance.now() - startedAt).toBeLessThan(4000);
        for (const { status, body } of answers) expect([status, body]).toMatchObject([409, { code: 'import.writing' }]);
        const messages = answers.map(({ body }) => (body as { message: string }).message);
        expect(new Set(messages).size).toBe(3);
        for (const message of messages) expect(message).toContain(sku(3));
      });
  } finally {
    await endClaim(db, claim);
    await other.close();
  }
});

async function whileLocked({ longRunning }: OpenDatabase, act: () => Promise<void>): Promise<void> {
  await longRunning.transaction(async (tx) => {
    await waitForLock(tx, IMPORT_LOCK);
    await act();
  });
}
