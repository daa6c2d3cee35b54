import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFigures } from '@vitrine/server';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { RequestMonitor } from './request-monitor.ts';

const at = new Date('2026-11-17T00:00:00Z');
const figures: ServerFigures = {
  isLeader: true,
  jobs: [{ name: 'mails', runs: 5, failures: 2, lastSuccessAt: at, lastFailureAt: at }],
  caches: { responses: { hits: 3, misses: 1, entries: 1, bytes: 100 } },
  pools: { requests: { busy: 4, idle: 1, waiting: 2 } },
  replica: { problem: undefined, reads: { replica: 12, primary: 3 } },
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
const metricsOf = (answers: (ServerFigures | undefined)[]) =>
  createMetrics({
    version: '1.2.3',
    monitor: new RequestMonitor({ logLevel: 'warn', logSample: 1 }),
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
      'vitrine_leader 1',
      'vitrine_replica_used 1',
      'vitrine_public_reads_total{server="replica"} 12',
      'vitrine_mails_waiting 6',
      'vitrine_payment_events_waiting 9',
      'vitrine_refunds_owed{state="failed"} 3',
    ]),
  );
});

test('without a database the queues of the shop are unknown, not zero', async () => {
  const read = metricsOf([figures, { ...figures, shop: undefined }]);
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

test.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])('%s uses metrics that exist', async (name) => {
  const text = await metricsOf([figures])();
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric);
  const used = readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8');
  const found = [...used.matchAll(/\b(?:vitrine|nodejs|process)_\w+/g)].map(([metric]) =>
    metric.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(found.length).toBeGreaterThan(9);
  expect([...new Set(found)].filter((metric) => !names.includes(metric))).toEqual([]);
});
