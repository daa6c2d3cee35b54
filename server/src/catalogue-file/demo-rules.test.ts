import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { CatalogueFile } from './catalogue-file-shape.ts';
import { readCatalogue } from './read-catalogue-file.ts';

let demo: CatalogueFile;
beforeAll(async () => {
  demo = (await readCatalogue(join(import.meta.dirname, '../../demo'))).catalogue;
});

test('free delivery is what the header message promises, wherever the shop delivers', () => {
  const message = demo.boxes.find(({ code }) => code === 'headerMessage')?.text;
  const promised = Object.values(message ?? {}).map((text: string) => Number(/\d+/.exec(text)?.[0]));
  const asked = (demo.delivery ?? []).map(({ methods }) => methods.find(({ freeFrom }) => freeFrom)?.freeFrom);
  expect(new Set([...promised, ...asked])).toEqual(new Set([60]));
  const served = (demo.delivery ?? []).flatMap(({ countries }) => countries);
  expect(new Set(served)).toEqual(new Set(demo.store?.shipsTo));
});

test('there is a coupon of each kind, and Test1234 takes 10 % off', () => {
  expect(demo.coupons.map(({ kind }) => kind)).toEqual(['percentage', 'amount', 'free-delivery']);
  expect(demo.coupons[0]).toMatchObject({ code: 'Test1234', value: 10 });
});
