// What the metrics of a process say about the server: figures of this process, and queues of the whole shop.
import { passwordQueues } from './account/password-hash.ts';
import { countWaitingMails } from './mail/outbox-repository.ts';
import type { MailResults } from './mail/start-mails.ts';
import { countWaitingEvents, countWaitingPayments } from './orders/payments-repository.ts';
import { countUndoneRefunds } from './orders/refunds-repository.ts';
import type { DatabaseHealth } from './platform/database/check-database.ts';
import type { OpenDatabase, PoolFigures } from './platform/database/database.ts';
import type { ReplicaFigures } from './platform/database/read-replica.ts';
import type { DatabaseFaultCounts } from './platform/http/database-fault-log.ts';
import type { JobReport } from './platform/jobs.ts';
import type { CacheFigures } from './platform/tagged-cache.ts';
import type { QueueFigures } from './platform/work-queue.ts';

/** Read from the database, so the same in every process. */
export interface ShopFigures {
  readonly mails: { readonly count: number; readonly oldest: Date | null };
  readonly payments: { readonly count: number; readonly oldest: Date | null };
  readonly paymentEvents: number;
  readonly refunds: { readonly waiting: number; readonly pending: number; readonly failed: number };
}

export interface ServerFigures {
  /** Whether this process runs the jobs of the shop. */
  readonly isLeader: boolean;
  readonly jobs: readonly JobReport[];
  readonly caches: Readonly<Record<string, CacheFigures>>;
  readonly pools: Readonly<Record<string, PoolFigures>>;
  readonly database: DatabaseHealth;
  /** Requests that were not answered for lack of the database, by cause. */
  readonly databaseFaults: DatabaseFaultCounts;
  /** Undefined without a read replica. */
  readonly replica: ReplicaFigures | undefined;
  readonly queues: Readonly<Record<string, QueueFigures>>;
  readonly mailResults: MailResults;
  /** Undefined when the database does not answer. */
  readonly shop: ShopFigures | undefined;
}

interface FiguresOptions {
  readonly database: OpenDatabase;
  readonly databaseFaults: { figures(): DatabaseFaultCounts };
  readonly responses: { figures(): CacheFigures };
  readonly records: { figures(): CacheFigures };
  readonly pictures: { figures(): QueueFigures };
  readonly jobs: { readonly areHere: boolean; report(): readonly JobReport[] };
  readonly mails: { results(): MailResults };
}

export const createFigures =
  ({ database, databaseFaults, responses, records, pictures, jobs, mails }: FiguresOptions) =>
  async (): Promise<ServerFigures> => {
    const health = await database.check();
    return {
      isLeader: jobs.areHere,
      jobs: jobs.report(),
      caches: { responses: responses.figures(), records: records.figures() },
      pools: database.pools(),
      database: health,
      databaseFaults: databaseFaults.figures(),
      replica: database.replica(),
      queues: { ...passwordQueues(), pictures: pictures.figures() },
      mailResults: mails.results(),
      // Not asked without the database, so that metrics are there when it is not.
      shop: health.isUp || health.cause === 'read-only' ? await readShopFigures(database) : undefined,
    };
  };

async function readShopFigures({ db }: OpenDatabase): Promise<ShopFigures | undefined> {
  try {
    const [mails, payments, paymentEvents, refunds] = await Promise.all([
      countWaitingMails(db),
      countWaitingPayments(db),
      countWaitingEvents(db),
      countUndoneRefunds(db),
    ]);
    return { mails, payments, paymentEvents, refunds };
  } catch {
    return undefined;
  }
}
