// Opens the admin API without a running shop, for commands on a database that other processes can open as well.
import { type AdminApi, createAdminApi } from './admin-api.ts';
import { isRestoredCopy } from './backup/backup.ts';
import { giveWay } from './catalogue-file/give-way.ts';
import { finishInterruptedImport } from './catalogue-file/run-steps.ts';
import { findUnfinishedRun } from './catalogue-file/running-import-repository.ts';
import { mailboxPathOf } from './mail/mailbox.ts';
import { createPayments, type PaymentSettings } from './payments/payments.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { readDatabaseTime } from './platform/database/in-transaction.ts';
import { followDatabaseClock } from './platform/database-clock.ts';
import { Jobs } from './platform/jobs.ts';
import { findSecret, fingerprintWith } from './platform/secret.ts';
import { orderWithdrawals } from './withdrawal/withdrawal.ts';

interface MerchantOptions {
  readonly database: OpenDatabase;
  readonly merchant: string;
  readonly shopUrl: string;
  readonly payments: PaymentSettings;
  readonly smtpUrl: string | undefined;
  /** As for the shop: see `ServerOptions`. */
  readonly secret: string | undefined;
}

export async function openAdminApi(options: MerchantOptions): Promise<{ api: AdminApi; close(): Promise<void> }> {
  const { merchant, shopUrl } = options;
  const { db } = options.database;
  // A command waits for a busy database; only health checks give up soon.
  const { clock, stop } = await followDatabaseClock({
    embedded: options.database.embedded,
    readTime: () => readDatabaseTime(options.database.longRunning),
  });
  await finishInterruptedImport(options.database, merchant, giveWay(!options.database.embedded, options.database));
  const mailbox = mailboxPathOf(options, fingerprintWith(await findSecret(db, options.secret)));
  const payments = await createPayments({
    db,
    shopUrl,
    clock,
    settings: (await isRestoredCopy(db)) ? { methods: [] } : options.payments,
    jobs: new Jobs(clock),
  });
  return {
    api: createAdminApi(() => ({
      db,
      database: options.database,
      merchant,
      actor: 'command',
      language: 'en',
      // Nobody else can have the embedded database open.
      isOpen: !options.database.embedded,
      withdrawals: orderWithdrawals,
      shopUrl,
      payments,
      now: clock(),
      log: () => {},
      findUnfinishedRun: () => findUnfinishedRun(db, merchant),
      mailbox: mailbox && shopUrl + mailbox,
    })),
    close: async () => {
      await payments.close();
      await stop();
    },
  };
}
