// Several shop processes on one new database with a catalog.
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type OpenDatabase, openDatabase } from '@vitrine/server';
import { importCatalog } from '@vitrine/server/import.ts';
import { Client } from 'pg';
import { expect } from 'vitest';
import { findBroken } from '../server/testing/invariants.ts';
import { startTestMailbox, type TestMailbox } from '../server/testing/test-mailbox.ts';
import { FIXTURE } from '../server/testing/test-shop.ts';
import { ShopProcess } from './shop-process.ts';

export interface ShopCluster {
  readonly database: OpenDatabase;
  readonly databaseUrl: string;
  readonly mailbox: TestMailbox;
  readonly shops: readonly ShopProcess[];
  /** Creates products by SKU with this stock, at $10 each. */
  stock(pieces: Readonly<Record<string, number>>): Promise<void>;
  /** Checks the invariants of the whole database. */
  expectInvariants(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Uses the PostgreSQL of the run unless another is given. `connectVia` returns the address for the processes when a proxy
 * is between them and the database.
 */
export async function startShopCluster(
  processes: number,
  server = process.env.TEST_DATABASE_URL,
  connectVia?: (databaseUrl: string) => Promise<{ databaseUrl: string; directUrl?: string }>,
): Promise<ShopCluster> {
  const databaseUrl = await createDatabase(server);
  const database = await openDatabase({ url: databaseUrl, folder: '' });
  await migrate(database);
  await importCatalog(database, FIXTURE, { storeCode: 'DEFAULT' });
  const mailbox = await startTestMailbox();
  const shops: ShopProcess[] = [];
  const connection = (await connectVia?.(databaseUrl)) ?? { databaseUrl };
  for (let index = 0; index < processes; index++) {
    shops.push(await ShopProcess.start(connection.databaseUrl, mailbox.url, connection.directUrl));
  }
  return {
    database,
    databaseUrl,
    mailbox,
    shops,
    stock: async (pieces) => {
      const file = join(tmpdir(), `vitrine-proof-${randomBytes(6).toString('hex')}.yaml`);
      const lines = Object.entries(pieces).map(
        ([sku, stock]) => `  - { sku: ${sku}, categories: [living], name: ${sku}, price: 10, stock: ${stock} }`,
      );
      await writeFile(file, `products:\n${lines.join('\n')}\n`);
      await importCatalog(database, file, { storeCode: 'DEFAULT' });
    },
    expectInvariants: async () => expect(await findBroken(database.db, new Date())).toEqual([]),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.stop()));
      await mailbox.close();
      await database.close();
    },
  };
}

async function createDatabase(server: string | undefined): Promise<string> {
  if (!server) throw new Error('the proofs need a PostgreSQL: npm test -- --only=proofs');
  const name = `proof_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs `work` `count` times with limited concurrency; returns the results in order. */
export async function inParallel<T>(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, worker));
  return results;
}
