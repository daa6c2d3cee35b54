// Custom fields in the back office: made, given values, refused, taken back and deleted.
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<TestAnswer> =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: editor.headers, ...(payload && { payload }) });
const fieldsOf = async () =>
  ((await shop.get('private/fields', editor.headers)).body as { items: StaffCustomField[] }).items;
const fieldOf = async (code: string) => (await fieldsOf()).find((field) => field.code === code);
const idOf = async (sku: string): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ id: number }>(sql`select id from products where sku = ${sku}`);
  return rows[0]?.id ?? 0;
};
const read = async (sku: string) =>
  (await shop.get(`private/product/${await idOf(sku)}`, editor.headers)).body as EditedProduct;
const update = async (sku: string, changes: object) =>
  send('PUT', `private/product/${await idOf(sku)}`.replace('private/', ''), {
    version: (await read(sku)).version,
    ...changes,
  });
const newestChange = async () =>
  ((await shop.get('private/changes?count=1', editor.headers)).body as { items: { id: number; action: string }[] })
    .items[0];

const careLevel = {
  code: 'care-level',
  subject: 'product',
  kind: 'choice',
  name: { en: 'Care level', fr: 'Entretien' },
  help: { en: 'How much care it needs' },
  choices: [
    { code: 'easy', name: { en: 'Easy', fr: 'Facile' } },
    { code: 'hard', name: { en: 'Hard' } },
  ],
  shown: true,
  filter: true,
};

test('a field is made, listed last, changed with its version, and its kind stays', async () => {
  const made = await send('POST', 'field', careLevel);
  expect(made.status).toBe(201);
  const field = await fieldOf('care-level');
  expect((await fieldsOf()).at(-1)).toEqual(field);
  expect(field).toMatchObject({ ...careLevel, onInvoice: false, used: 0, choices: [{ used: 0 }, { used: 0 }] });
  expect((await send('POST', 'field', careLevel)).body).toMatchObject({ code: 'entry.code-taken' });
  const changes = { version: field?.version, name: { en: 'Care' }, choices: careLevel.choices.toReversed() };
  expect((await send('PUT', 'field/care-level', changes)).status).toBe(200);
  const after = await fieldOf('care-level');
  expect(after?.choices.map(({ code }) => code)).toEqual(['hard', 'easy']);
  expect(after?.name).toEqual({ en: 'Care', fr: 'Entretien' });
  expect((await send('PUT', 'field/care-level', changes)).body).toMatchObject({
    code: 'entry.changed',
    customField: { name: { en: 'Care' } },
  });
  expect((await send('PUT', 'field/unknown', changes)).status).toBe(404);
});

test.each([
  ['a filter by a text', { code: 'wrong-1', subject: 'product', kind: 'text', filter: true }],
  ['choices of a number', { code: 'wrong-2', subject: 'product', kind: 'count', choices: careLevel.choices }],
  ['a customer field for shoppers', { code: 'wrong-3', subject: 'customer', kind: 'text', shown: true }],
  ['a category field on invoices', { code: 'wrong-4', subject: 'category', kind: 'text', onInvoice: true }],
  ['a rich text of an order', { code: 'wrong-5', subject: 'order', kind: 'richTexts' }],
])('%s is refused', async (_, field) => {
  const answer = await send('POST', 'field', { ...field, name: { en: 'Wrong' } });
  expect(answer.body).toMatchObject({ code: 'entry.cannot-save' });
  expect(answer.status).toBe(400);
  expect(await fieldOf(field.code)).toBeUndefined();
});

test.each([
  [{ code: 'a', subject: 'product', kind: 'file', name: { en: 'A' } }],
  [{ code: 'a b', subject: 'product', kind: 'text', name: { en: 'A' } }],
  [{ code: 'a', subject: 'shop', kind: 'text', name: { en: 'A' } }],
  [{ code: 'a', subject: 'product', kind: 'text', name: {} }],
])('%j is refused', async (field) => {
  expect((await send('POST', 'field', field)).status).toBe(400);
});

test('values of product, variant and category are saved, in the history, and taken back', async () => {
  const before = await read('MUG');
  expect(before.fields).toMatchObject({ finish: 'matt', dishwasher: true, 'motto.fr': 'Tenez bon', firing: 1240 });
  expect(before.fields.deposit).toBe('2.50');
  expect(before.fields['story.en']).toBe('Made **slowly**.');
  const [variant] = before.variants;
  expect(variant?.fields).toEqual({ glaze: 0.5, drawn: '2026-02-03', origin: 'FR' });
  const saved = await update('MUG', {
    fields: { finish: 'glossy', dishwasher: null, 'motto.fr': '', 'care-level': 'easy' },
    variants: [{ sku: 'MUG-BLUE-S', fields: { glaze: 1.25, origin: null } }],
  });
  expect(saved.status).toBe(200);
  const after = await read('MUG');
  expect(after.fields).toMatchObject({ finish: 'glossy', 'motto.en': 'Hold on', 'care-level': 'easy', firing: 1240 });
  expect(after.fields).not.toHaveProperty(['motto.fr']);
  expect(after.fields).not.toHaveProperty('dishwasher');
  expect(after.variants[0]?.fields).toEqual({ glaze: 1.25, drawn: '2026-02-03' });
  expect(after.version).not.toBe(before.version);
  const change = await newestChange();
  expect(change?.action).toBe('edit MUG');
  expect((await send('POST', `changes/${change?.id}/undo`, {})).status).toBe(200);
  const taken = await read('MUG');
  expect({ ...taken.fields, ...taken.variants[0]?.fields }).toEqual({ ...before.fields, ...variant?.fields });
  const category = (await shop.get('private/category/kitchen', editor.headers)).body as { version: string };
  const changed = await send('PUT', 'category/kitchen', { version: category.version, fields: { buyer: 'Grace' } });
  expect(changed.body).toMatchObject({ fields: { buyer: 'Grace' } });
});

test.each([
  ['finish', 'rough', 'field.wrong-value'],
  ['dishwasher', 'yes', 'field.wrong-value'],
  ['firing', 1.5, 'field.wrong-value'],
  ['motto', 'Hold on', 'field.not-found'],
  ['motto.de', 'Halt', 'text.language'],
  ['glaze', 1, 'field.not-found'],
  ['unknown', 'x', 'field.not-found'],
  ['hs-code', 'x'.repeat(501), 'field.wrong-value'],
  ['deposit', 2.5, 'field.wrong-value'],
  ['deposit', '2.505', 'field.wrong-value'],
  ['deposit', '99999999.99', 'field.wrong-value'],
])('%s: %j of a product is refused with the field that it is about', async (key, value, code) => {
  const before = await read('MUG');
  const answer = await update('MUG', { fields: { [key]: value } });
  expect(answer.body).toMatchObject({ code, field: `fields.${key}` });
  expect(answer.status).toBeLessThan(500);
  expect((await read('MUG')).version).toBe(before.version);
});

test('an amount is stored in cents, whether the form or a file gives it, and shown in units', async () => {
  const stored = async () =>
    (
      await shop.database.db.execute<{ deposit: number }>(
        sql`select (fields->>'deposit')::int as deposit from products where sku = 'BOWL'`,
      )
    ).rows[0]?.deposit;
  expect((await update('BOWL', { fields: { deposit: '0.10' } })).status).toBe(200);
  expect(await stored()).toBe(10);
  await shop.importYaml('products: [{ sku: BOWL, fields: { deposit: 19.99 } }]');
  expect(await stored()).toBe(1999);
  const { items } = (await shop.get('private/changes?count=1', editor.headers)).body as { items: Change[] };
  expect(items[0]?.entries).toEqual([
    { kind: 'product', key: 'BOWL', fields: [{ field: 'fields.deposit', from: 0.1, to: 19.99 }] },
  ]);
  expect((await send('POST', `changes/${items[0]?.id}/undo`, {})).status).toBe(200);
  expect((await read('BOWL')).fields.deposit).toBe('0.10');
  await expect(shop.importYaml('products: [{ sku: BOWL, fields: { deposit: 1.005 } }]')).rejects.toThrow('deposit');
  expect((await update('BOWL', { fields: { deposit: '0' } })).status).toBe(200);
  expect((await read('BOWL')).fields.deposit).toBe('0.00');
});

test('a text with a line separator and half a character is stored or refused, and never an error of the shop', async () => {
  expect((await update('BOWL', { fields: { 'motto.en': 'one\u2028two' } })).status).toBe(200);
  expect((await read('BOWL')).fields['motto.en']).toBe('one\u2028two');
  expect((await update('BOWL', { fields: { 'motto.en': 'half \ud800' } })).status).toBeLessThan(500);
  expect((await update('BOWL', { fields: { 'motto.en': 'nul \u0000' } })).status).toBeLessThan(500);
});

test('a field or choice with values is not deleted; without them it is, and an undo brings it back', async () => {
  await update('LAMP', { fields: { 'care-level': 'hard' } });
  const used = await fieldOf('care-level');
  expect(used).toMatchObject({ used: 1 });
  expect((await send('DELETE', 'field/care-level')).body).toMatchObject({ code: 'field.used' });
  const withoutHard = { version: used?.version, choices: [careLevel.choices[0]] };
  expect((await send('PUT', 'field/care-level', withoutHard)).body).toMatchObject({
    code: 'field.used',
    value: 'hard',
  });
  await update('LAMP', { fields: { 'care-level': null } });
  expect((await send('PUT', 'field/care-level', withoutHard)).status).toBe(200);
  expect((await fieldOf('care-level'))?.choices.map(({ code }) => code)).toEqual(['easy']);
  expect((await send('DELETE', 'field/care-level')).status).toBe(204);
  expect(await fieldOf('care-level')).toBeUndefined();
  expect((await send('POST', `changes/${(await newestChange())?.id}/undo`, {})).status).toBe(200);
  expect(await fieldOf('care-level')).toMatchObject({ kind: 'choice', name: { en: 'Care' }, shown: true });
});

test('an undo of a new field deletes it while nothing has a value', async () => {
  await send('POST', 'field', { code: 'short-lived', subject: 'product', kind: 'text', name: { en: 'Short' } });
  expect((await send('POST', `changes/${(await newestChange())?.id}/undo`, {})).status).toBe(200);
  expect(await fieldOf('short-lived')).toBeUndefined();
});

test('a file defines fields and gives values; a wrong one is refused with its place', async () => {
  await shop.importYaml(`
fields: [{ code: batch, on: product, kind: count, name: Batch }]
products: [{ sku: BOWL, fields: { batch: 12, dishwasher: true } }]`);
  expect((await read('BOWL')).fields).toMatchObject({ batch: 12, dishwasher: true });
  await shop.importYaml('products: [{ sku: BOWL, fields: { batch: null } }]');
  expect((await read('BOWL')).fields).not.toHaveProperty('batch');
  for (const [values, message] of [
    ['{ batch: many }', 'fields batch'],
    ['{ nothing: 1 }', 'nothing'],
    ['{ finish: rough }', 'matt, glossy'],
    ['{ motto: { de: Halt } }', 'de'],
  ] as const)
    await expect(shop.importYaml(`products: [{ sku: BOWL, fields: ${values} }]`)).rejects.toThrow(message);
  await expect(shop.importYaml('fields: [{ code: batch, on: product, kind: text, name: Batch }]')).rejects.toThrow(
    'count',
  );
  await expect(shop.importYaml('categories: [{ code: kitchen, fields: { finish: matt } }]')).rejects.toThrow('finish');
});
