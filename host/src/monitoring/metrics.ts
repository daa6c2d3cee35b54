// The metrics of one process in Prometheus' text format.
import type { ServerFigures } from '@vitrine/server';
import type { CacheFigures } from '@vitrine/server/tagged-cache.ts';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { RequestMonitor } from './request-monitor.ts';

export interface MetricsSource {
  readonly version: string;
  readonly monitor: Pick<RequestMonitor, 'requests' | 'apiCalls'>;
  /** Undefined when pages are not cached. */
  pageCache(): CacheFigures | undefined;
  /** Undefined when the API is another server. */
  readFigures(): Promise<ServerFigures | undefined>;
}

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Returns the text of the metrics when it is called. */
export function createMetrics({ version, monitor, pageCache, readFigures }: MetricsSource): () => Promise<string> {
  const registry = new Registry();
  // Event loop delay, memory, CPU time, garbage collection.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'vitrine_info',
    help: 'Version of the program.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  const set = createFigureMetrics(registry);
  return async () => {
    const figures = await readFigures();
    const pages = pageCache();
    set.caches({ ...(pages && { pages }), ...figures?.caches });
    if (figures) set.server(figures);
    else set.withoutServer();
    return [await registry.metrics(), monitor.requests.text(), monitor.apiCalls.text()].join('\n');
  };
}

function createFigureMetrics(registry: Registry) {
  const registers = [registry];
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge<T>({ name: `vitrine_${name}`, help, labelNames, registers });
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[]) =>
    new Counter<T>({ name: `vitrine_${name}`, help, labelNames, registers });

  const cacheRequests = counter('cache_requests_total', 'Reads of a cache, by result.', ['cache', 'result']);
  const cacheBytes = gauge('cache_bytes', 'Memory that a cache uses.', ['cache']);
  const cacheEntries = gauge('cache_entries', 'Entries of a cache.', ['cache']);
  const connections = gauge('database_connections', 'Connections, and requests waiting for one.', ['pool', 'state']);
  const replicaUsed = gauge('replica_used', '1 while the read replica answers reads.');
  const reads = counter('public_reads_total', 'Reads for public pages, by the server that answered.', ['server']);
  const queue = gauge('queue_length', 'Tasks of a queue of this process.', ['queue', 'state']);
  const mailResults = counter('mails_total', 'Attempts of this process to send a mail, by result.', ['result']);
  const jobRuns = counter('job_runs_total', 'Runs of a background job.', ['name']);
  const jobErrors = counter('job_failures_total', 'Failed runs of a background job.', ['name']);
  const jobSuccess = gauge('job_last_success_timestamp_seconds', 'When a job last succeeded.', ['name']);
  const leader = gauge('leader', '1 in the process that runs the jobs of the shop.');
  const databaseUp = gauge(
    'database_up',
    '1 while the connections that serve requests get answers and may change data.',
  );
  const databaseErrors = counter('database_faults_total', 'Requests not answered for lack of the database, by cause.', [
    'cause',
  ]);
  const mailsWaiting = gauge('mails_waiting', 'Mails of the shop that are not sent.');
  const oldestMail = gauge('mails_oldest_timestamp_seconds', 'When the oldest mail that is not sent was written.');
  const paymentsWaiting = gauge('payments_waiting', 'Payments that are neither paid nor failed.');
  const oldestPayment = gauge('payments_oldest_timestamp_seconds', 'When the oldest waiting payment began.');
  const eventsWaiting = gauge('payment_events_waiting', 'Webhook events that are not applied.');
  const refunds = gauge('refunds_owed', 'Refunds that are not done, by state.', ['state']);
  const unlabelled = [mailsWaiting, oldestMail, paymentsWaiting, oldestPayment, eventsWaiting];

  const setTotal = <T extends string>(metric: Counter<T>, totals: readonly [Record<T, string>, number][]) => {
    metric.reset();
    for (const [labels, value] of totals) metric.inc(labels, value);
  };
  const setOldest = (metric: Gauge, oldest: Date | null) => {
    if (oldest) metric.set(seconds(oldest));
    else metric.remove();
  };

  /** Unknown, which is not zero. */
  const clearShop = () => {
    for (const metric of unlabelled) metric.remove();
    refunds.reset();
  };
  const setShop = (shop: ServerFigures['shop']) => {
    if (!shop) return clearShop();
    mailsWaiting.set(shop.mails.count);
    setOldest(oldestMail, shop.mails.oldest);
    paymentsWaiting.set(shop.payments.count);
    setOldest(oldestPayment, shop.payments.oldest);
    eventsWaiting.set(shop.paymentEvents);
    for (const [state, value] of Object.entries(shop.refunds)) refunds.set({ state }, value);
  };

  return {
    withoutServer: () => {
      databaseUp.remove();
      leader.remove();
      replicaUsed.remove();
      clearShop();
    },
    caches: (caches: Readonly<Record<string, CacheFigures>>) => {
      setTotal(
        cacheRequests,
        Object.entries(caches).flatMap(([cache, { hits, misses }]): [{ cache: string; result: string }, number][] => [
          [{ cache, result: 'hit' }, hits],
          [{ cache, result: 'miss' }, misses],
        ]),
      );
      for (const [cache, { bytes, entries }] of Object.entries(caches)) {
        cacheBytes.set({ cache }, bytes);
        cacheEntries.set({ cache }, entries);
      }
    },
    server: (figures: ServerFigures) => {
      const { isLeader, jobs, pools, database, replica, queues, mailResults: results, shop } = figures;
      leader.set(isLeader ? 1 : 0);
      databaseUp.set(database.isUp ? 1 : 0);
      setTotal(
        databaseErrors,
        Object.entries(figures.databaseErrors).map(([cause, value]) => [{ cause }, value]),
      );
      for (const [pool, counts] of Object.entries(pools))
        for (const [state, value] of Object.entries(counts)) connections.set({ pool, state }, value);
      if (replica) {
        replicaUsed.set(replica.error === undefined ? 1 : 0);
        setTotal(
          reads,
          Object.entries(replica.reads).map(([server, value]) => [{ server }, value]),
        );
      } else replicaUsed.remove();
      for (const [name, { running, waiting }] of Object.entries(queues)) {
        queue.set({ queue: name, state: 'running' }, running);
        queue.set({ queue: name, state: 'waiting' }, waiting);
      }
      setTotal(
        mailResults,
        Object.entries(results).map(([result, value]) => [{ result }, value]),
      );
      setTotal(
        jobRuns,
        jobs.map(({ name, runs }) => [{ name }, runs]),
      );
      setTotal(
        jobErrors,
        jobs.map(({ name, failures }) => [{ name }, failures]),
      );
      for (const { name, lastSuccessAt } of jobs) if (lastSuccessAt) jobSuccess.set({ name }, seconds(lastSuccessAt));
      setShop(shop);
    },
  };
}

const seconds = (time: Date): number => time.getTime() / 1000;
