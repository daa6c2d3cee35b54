// Sends the alerts whose condition has come true. Safe in several processes: a lock makes them take turns.
import { findSellables, labelVariants, type Sellable } from '../catalog/catalog.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import { findStores, type StoreRow } from '../store/store.ts';
import { queueAlertMail } from './alert-mail.ts';
import { countNotified, findAwaitedVariants, findWaiting, lockAlertJob, markNotified } from './alerts-repository.ts';
import { chooseAlertsToSend } from './choose-alerts.ts';

const PERIOD_MS = 60_000;
const HOUR = 3_600_000;

export interface TellOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
}

export const startAlertJob = (options: TellOptions, jobs: Jobs): PeriodicJob =>
  jobs.repeat('alerts', () => sendDueAlerts(options), PERIOD_MS);

export async function sendDueAlerts({ db, clock, shopUrl }: TellOptions): Promise<void> {
  // Every order kicks this job, and mostly nobody waits.
  if ((await findAwaitedVariants(db)).length === 0) return;
  const now = clock();
  await db.transaction(async (tx) => {
    await lockAlertJob(tx);
    const awaited = await findAwaitedVariants(tx);
    if (awaited.length === 0) return;
    const stores = new Map((await findStores(tx)).map((store) => [store.id, store]));
    for (const sellable of (await findSellables(tx, awaited, now)).values())
      await tellOf(tx, sellable, { stores, now, shopUrl });
  });
}

interface Round {
  readonly stores: ReadonlyMap<number, StoreRow>;
  readonly now: Date;
  readonly shopUrl: string;
}

async function tellOf(tx: Tx, sellable: Sellable, { stores, now, shopUrl }: Round): Promise<void> {
  const { variantId, offered, stock, price } = sellable;
  if (!offered) return;
  const waiting = await findWaiting(tx, variantId);
  const store = stores.get(waiting[0]?.storeId ?? 0);
  if (!store) return;
  const labels = await labelsOf(tx, store, variantId);
  const preOrder = labels.get(store.languages[0] ?? 'en')?.preOrder ?? false;
  const notifiedCount = await countNotified(tx, variantId, new Date(now.getTime() - HOUR));
  const chosen = chooseAlertsToSend(waiting, { stock, price: price.final, preOrder }, notifiedCount);
  for (const { alert, reason } of chosen) {
    const label = labels.get(alert.language) ?? labels.get(store.languages[0] ?? 'en');
    if (label) await queueAlertMail(tx, { store, now, shopUrl }, alert, label, reason, price.final);
  }
  if (chosen.length > 0) {
    const ids = chosen.map(({ alert }) => alert.id);
    await markNotified(tx, ids, now);
  }
}

async function labelsOf(tx: Tx, { languages }: StoreRow, variantId: number) {
  const fallback = languages[0] ?? 'en';
  const found = await Promise.all(
    languages.map(async (language) => {
      const label = (await labelVariants(tx, [variantId], { language, fallback })).get(variantId);
      return label ? ([[language, label]] as const) : [];
    }),
  );
  return new Map(found.flat());
}
