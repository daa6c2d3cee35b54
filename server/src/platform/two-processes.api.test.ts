// A shop that outgrows one process: what one changes, the others show within a second.

import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createServer, type ShopServer } from '../server.ts';
import type { OpenDatabase } from './database/database.ts';

let first: TestShop;
let second: ShopServer;
let connection: OpenDatabase;
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });

beforeAll(async () => {
  first = await openTestShop();
  connection = await secondConnection();
  second = await createServer({
    database: connection,
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
  });
  await app.register(second.plugin);
});
afterAll(async () => {
  await app.close();
  await second.close();
  await first.close();
});

const nameAtSecond = async () => (await app.inject('/api/v1/product/MUG')).json().description.name as string;

test('a change made by one process is served by the other within a second', async () => {
  expect(await nameAtSecond()).toBe('Blue Mug');
  await first.importYaml('products:\n  - { sku: MUG, name: Green Mug }');
  await eventually(async () => expect(await nameAtSecond()).toBe('Green Mug'));
});

test('a change of one row is served by the other, too', async () => {
  await first.database.db.execute(sql`update product_texts set name = 'Grey Mug' where name = 'Green Mug'`);
  await eventually(async () => expect(await nameAtSecond()).toBe('Grey Mug'));
});
