import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { recordChange } from './history.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const record = (action: string, key: string, fields: Record<string, { from: number; to: number }>) =>
  shop.database.db.transaction((tx) =>
    recordChange(tx, { storeId: 1, at: new Date(), actor: 'command', action }, [{ kind: 'variant', key, fields }]),
  );

test('a change is listed with who, when, what, from and to; a run without changes leaves no row', async () => {
  const before = (await shop.commands.listHistory()).length;
  expect(await record('price LAMP 90', 'LAMP', {})).toBeUndefined();
  const id = await record('price LAMP 90', 'LAMP', { price: { from: 10_000, to: 9000 } });
  const runs = await shop.commands.listHistory();
  expect(runs).toHaveLength(before + 1);
  expect(runs[0]).toMatchObject({
    id,
    actor: 'command',
    action: 'price LAMP 90',
    entries: [{ kind: 'variant', key: 'LAMP', fields: { price: { from: 100, to: 90 } } }],
  });
  expect(await shop.commands.showHistory(id ?? 0)).toMatchObject({ action: 'price LAMP 90' });
});

test('the history of one SKU has only its runs', async () => {
  await record('price BOWL 9', 'BOWL', { price: { from: 1000, to: 900 } });
  expect((await shop.commands.listHistory('BOWL')).map(({ action }) => action)).toContain('price BOWL 9');
  expect((await shop.commands.listHistory('BOWL')).map(({ action }) => action)).not.toContain('price LAMP 90');
});

test('an unknown run is refused', async () => {
  await expect(shop.commands.showHistory(999_999)).rejects.toMatchObject({ code: 'history.not-found' });
});
