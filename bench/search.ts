// What finding costs with sixteen shoppers at once, beside a bare SELECT 1 of as many in the same seconds.
import { Pool } from 'pg';
import { load } from './load.ts';

const PARALLEL = 16;
const TYPED = ['mug', 'lam', 'teap', 'oak', 'cand', 'linen', 'vas', 'noteb', 'bowl', 'cush', 'dusk table', 'field'];
const SEARCHED = ['mug', 'lamp', 'teapot', 'oak board', 'candle', 'linen', 'vase', 'notebook', 'bowl', 'cushion'];

type Row = (what: string, value: string) => void;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

export async function benchSuggestions(url: string, databaseUrl: string, size: number, row: Row): Promise<void> {
  // Spaces at the end change nothing but the key of the kept answer: every request is worked out.
  const path = (index: number) =>
    `/api/v1/search-products/?count=5&name=${encodeURIComponent(pick(TYPED, index) + ' '.repeat(Math.floor(index / TYPED.length)))}`;
  await load(url, { requests: 100, parallel: PARALLEL, path: (index) => path(index + 2000), cpu: () => 0 });
  const bare = await selectOne(databaseUrl, 1000);
  const { medianMilliseconds, p95Milliseconds } = await load(url, {
    requests: 1000,
    parallel: PARALLEL,
    path,
    cpu: () => 0,
  });
  row(
    `suggestions among ${size.toLocaleString('en')} products, ${PARALLEL} at once, not kept`,
    `p50 ${milliseconds(medianMilliseconds)}, p95 ${milliseconds(p95Milliseconds)} (SELECT 1: p95 ${milliseconds(bare)})`,
  );
}

export async function benchSearch(
  url: string,
  databaseUrl: string,
  manufacturers: readonly { id: number }[],
  row: Row,
): Promise<void> {
  const path = (count: number) => (index: number) =>
    `/api/v1/search/?count=${count}&name=${encodeURIComponent(pick(SEARCHED, index))}&manufacturer=${pick(manufacturers, index).id},${pick(manufacturers, index + 1).id}&priceFrom=${10 + index / 100}&priceUntil=300`;
  for (const count of [1, 50]) {
    await load(url, { requests: 60, parallel: PARALLEL, path: (index) => path(count)(index + 5000), cpu: () => 0 });
    const bare = await selectOne(databaseUrl, 1000);
    const { medianMilliseconds, p95Milliseconds } = await load(url, {
      requests: 400,
      parallel: PARALLEL,
      path: path(count),
      cpu: () => 0,
    });
    row(
      `search by brands and price, ${PARALLEL} at once, not kept, ${count} shown`,
      `p50 ${milliseconds(medianMilliseconds)}, p95 ${milliseconds(p95Milliseconds)} (SELECT 1: p95 ${milliseconds(bare)})`,
    );
  }
}

async function selectOne(databaseUrl: string, requests: number): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next++ < requests) {
      const begun = performance.now();
      await pool.query('select 1');
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  await pool.end();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
