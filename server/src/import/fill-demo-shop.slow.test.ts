import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openEmbedded } from '../platform/database/embedded/open-embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { claimImport } from '../product-editing/changes/running-import-repository.ts';
import { fillDemoShop } from './fill-demo-shop.ts';

/** The number of a process that is not connected. */
const ENDED = 0;

let database: OpenDatabase;
beforeEach(async () => {
  database = await openEmbedded(undefined);
  await migrate(database);
});
afterEach(() => database.close());

const fill = () => fillDemoShop(database, 'DEFAULT', () => {});

test('a start takes over at once what the first one left when it was ended', async () => {
  await claimImport(database.longRunning, 'DEFAULT', ENDED);
  const filled = await fill();
  expect(filled?.created.product).toBeGreaterThan(10);
});

test('a start beside the import of another process is refused with one line', async () => {
  await claimImport(database.longRunning, 'DEFAULT', await database.presence());
  await expect(fill()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The demo shop cannot be filled: another import is running.+$/) as string,
  });
});
