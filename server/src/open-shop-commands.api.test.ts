import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writtenMails } from '../testing/outbox.ts';
import { filledDatabase } from '../testing/test-database.ts';
import { startTestMailbox, type TestMailbox } from '../testing/test-mailbox.ts';
import { FIXTURE } from '../testing/test-shop.ts';
import { importCatalog } from './import/import-catalog.ts';
import { queueMail } from './mail/mail.ts';
import { openShopCommands } from './open-shop-commands.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { getOwnStore } from './store/store.ts';

let database: OpenDatabase;
let mailbox: TestMailbox;
beforeEach(async () => {
  database = await filledDatabase('commands', (empty) => importCatalog(empty, FIXTURE, { storeCode: 'DEFAULT' }));
  mailbox = await startTestMailbox();
});
afterEach(() => mailbox.close());

const open = (settings: Partial<Parameters<typeof openShopCommands>[0]> = {}) =>
  openShopCommands({
    database,
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: join(import.meta.dirname, 'never-written'),
    payments: { methods: ['bank-transfer'], bankAccount: 'US00 1234' },
    ...settings,
  });

test('commands work without a running shop', async () => {
  const { api, close } = await open();
  await api.setStock('LAMP', 7);
  expect((await api.listHistory('LAMP'))[0]).toMatchObject({ actor: 'command' });
  expect(await api.listOrders({ since: null, states: [] })).toEqual([]);
  expect(await api.showMailbox()).toMatch(/^http:\/\/shop\.test\/dev\/mailbox\/./);
  await close();
});

test('a command begins no work of a shop: mails wait, and the numbers of orders stay', async () => {
  const store = await getOwnStore({ db: database.db, storeCode: 'DEFAULT' });
  const now = new Date();
  await database.db.transaction((tx) =>
    queueMail(
      tx,
      { store, now, shopUrl: 'http://shop.test' },
      { key: 'waiting', to: 'ann@example.com', language: 'en', subject: 'Hello', heading: 'Hello', blocks: [] },
    ),
  );
  const { api, close } = await open({ mail: { smtpUrl: mailbox.url }, orderNumbers: { start: 90_000 } });
  expect(await api.showMailbox()).toBeUndefined();
  await close();
  expect(mailbox.mails).toEqual([]);
  expect(await writtenMails(database)).toMatchObject([{ key: 'waiting', sentAt: null, tries: 0 }]);
  expect(
    await database.db.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as next`),
  ).toMatchObject({ rows: [{ next: 1 }] });
});
