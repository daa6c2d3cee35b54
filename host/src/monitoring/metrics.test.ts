import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFigures } from '@vitrine/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';
import { RequestMonitor } from './request-monitor.ts';

const at = new Date('2026-11-17T00:00:00Z');
const figures: ServerFigures = {
  isLeader: true,
  jobs: [{ name: 'mails', runs: 5, failures: 2, lastSuccessAt: at, lastFailureAt: at }],
  caches: { responses: { hits: 3, misses: 1, entries: 1, bytes: 100 } },
  pools: { requests: { busy: 4, idle: 1, waiting: 2 } },
  database: { isUp: true },
  databaseErrors: {
    connection: 7,
    shutdown: 0,
    credentials: 0,
    'too-many-connections': 0,
    'no-free-connection': 0,
    timeout: 0,
    'read-only': 0,
    lock: 0,
    conflict: 0,
    resources: 0,
  },
  replica: { error: undefined, reads: { replica: 12, primary: 3 } },
  queues: { 'sign-ins': { running: 1, waiting: 7 } },
  mailResults: { sent: 10, retried: 1, 'given-up': 0 },
  shop: {
    mails: { count: 6, oldest: at },
    payments: { count: 2, oldest: at },
    paymentEvents: 9,
    refunds: { waiting: 1, pending: 2, failed: 3 },
  },
};

const pages = { hits: 8, misses: 2, entries: 2, bytes: 1000 };
const monitor = new RequestMonitor({ logLevel: 'warn', logSample: 1 });
monitor.requests.observe({ method: 'GET', route: 'page', status: 200 }, 0.1);
const metricsOf = (answers: (ServerFigures | undefined)[]) =>
  createMetrics({
    version: '1.2.3',
    monitor,
    pageCache: () => pages,
    readFigures: async () => answers.shift(),
  });

test('figures of the process and of the shop are written as metrics', async () => {
  const lines = (await metricsOf([figures])()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `vitrine_info{version="1.2.3",node="${process.version}"} 1`,
      'vitrine_cache_requests_total{cache="pages",result="hit"} 8',
      'vitrine_cache_bytes{cache="responses"} 100',
      'vitrine_database_connections{pool="requests",state="waiting"} 2',
      'vitrine_queue_length{queue="sign-ins",state="waiting"} 7',
      'vitrine_mails_total{result="sent"} 10',
      'vitrine_job_failures_total{name="mails"} 2',
      `vitrine_job_last_success_timestamp_seconds{name="mails"} ${at.getTime() / 1000}`,
      'vitrine_database_up 1',
      'vitrine_database_faults_total{cause="connection"} 7',
      'vitrine_database_faults_total{cause="read-only"} 0',
      'vitrine_leader 1',
      'vitrine_replica_used 1',
      'vitrine_public_reads_total{server="replica"} 12',
      'vitrine_mails_waiting 6',
      'vitrine_payments_waiting 2',
      'vitrine_payment_events_waiting 9',
      'vitrine_refunds_owed{state="failed"} 3',
    ]),
  );
});

test('without a database the queues of the shop are unknown, not zero', async () => {
  const read = metricsOf([figures, { ...figures, database: { isUp: false, cause: 'connection' }, shop: undefined }]);
  await read();
  const text = await read();
  expect(text).toContain('vitrine_database_up 0');
  expect(text).not.toMatch(/^vitrine_(mails_waiting|payments_waiting|refunds_owed)/m);
  expect(text).toContain('vitrine_job_runs_total{name="mails"} 5');
});

test('another server has no figures', async () => {
  const text = await metricsOf([undefined])();
  expect(text).toContain('vitrine_cache_entries{cache="pages"} 2');
  expect(text).not.toMatch(/^vitrine_(database_up|leader)/m);
});

const deployed = (name: string) => readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8');
interface Panel {
  readonly id: number;
  readonly datasource: { readonly type: string };
  readonly targets: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(deployed('grafana-dashboard.json')) as { panels: Panel[] };
const { groups } = parse(deployed('prometheus-alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
const queries: [string, string[]][] = [
  ['grafana-dashboard.json', panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
  ['prometheus-alerts.yml', groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))],
];
/** Labels that Prometheus adds. */
const TARGET_LABELS = ['job', 'instance'];

test.each(queries)('%s uses metrics and labels that exist', async (_, expressions) => {
  const text = await metricsOf([figures])();
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric);
  const labelsOf = (metric: string) =>
    [...text.matchAll(new RegExp(`^${metric}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
    );
  expect(expressions.length).toBeGreaterThan(9);
  for (const expression of expressions) {
    const used = [...expression.matchAll(/\b((?:vitrine|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    const metrics = used.map(([, metric = '']) => metric);
    expect(names, expression).toEqual(
      expect.arrayContaining(metrics.map((metric) => metric.replace(/_(bucket|count|sum)$/, ''))),
    );
    const known = [...TARGET_LABELS, ...metrics.flatMap(labelsOf)];
    const [, grouping = ''] = /\bby \(([^)]*)\)/.exec(expression) ?? [];
    const selected = used.flatMap(([, , labels = '']) => [...labels.matchAll(/(\w+)[=!]/g)].map(([, label]) => label));
    const wanted = [...grouping.split(/, */).filter(Boolean), ...selected];
    expect(
      wanted.filter((label) => !known.includes(label)),
      expression,
    ).toEqual([]);
  }
});

test('every panel of the dashboard has its own number and queries of Prometheus', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ datasource, targets }) => datasource.type !== 'prometheus' || targets.length === 0)).toEqual(
    [],
  );
});
