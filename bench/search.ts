// CPU time and latency of search with 16 concurrent shoppers, compared with SELECT 1 at the same time.
import { Pool } from 'pg';
import { load } from './load.ts';

const PARALLEL = 16;
/**
 * Until programs are compiled and each connection has its plans for texts of one word, of two, of three: a shop that has
 * just been started is another question.
 */
const WARM_UP = 3000;
const TYPED = ['mug', 'lam', 'teap', 'oak', 'cand', 'linen', 'vas', 'noteb', 'bowl', 'cush', 'dusk table', 'field'];
const SEARCHED = ['mug', 'lamp', 'teapot', 'oak board', 'candle', 'linen', 'vase', 'notebook', 'bowl', 'cushion'];

export interface Bench {
  readonly url: string;
  readonly databaseUrl: string;
  /** CPU seconds used so far. */
  readonly cpu: { shop(): number; database(): number };
  row(what: string, value: string): void;
}

type Path = (index: number) => string;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

export async function benchSuggestions(bench: Bench, size: number): Promise<void> {
  const ask = (typed: string) => `/api/v1/search-products/?count=5&name=${encodeURIComponent(typed)}`;
  const among = `suggestions among ${size.toLocaleString('en')} products`;
  const keys = await keystrokes(bench.databaseUrl, WARM_UP + 1000);
  await measure(bench, `${among}, names typed letter by letter`, 1000, (index) => ask(pick(keys, index)), WARM_UP);
  // Spaces at the end change only the key of the cached response; the results are known.
  const usual: Path = (index) => ask(pick(TYPED, index) + ' '.repeat(Math.floor(index / TYPED.length)));
  await measure(bench, `${among}, usual beginnings, answer not kept`, 1000, usual);
  const fresh: Path = (index) => ask(`${pick(TYPED, index)} ${10 + index}`);
  await measure(bench, `${among}, never typed before`, 1000, fresh, WARM_UP);
}

/**
 * The texts in the box after each letter, when as many shoppers as ask at once type the names of products from all over the
 * shop, each somewhere else in a name when the others begin.
 */
async function keystrokes(databaseUrl: string, count: number): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ name: string }>(
    "select name from product_texts where language = 'en' order by md5(product_id::text) limit $1",
    [count],
  );
  await pool.end();
  const names = rows.map(({ name }) => name);
  const shoppers = Array.from({ length: PARALLEL }, (_, shopper) =>
    names
      .filter((_name, at) => at % PARALLEL === shopper)
      .flatMap((name) => Array.from({ length: name.length - 1 }, (_letter, at) => name.slice(0, at + 2)))
      .slice(3 * shopper),
  );
  return Array.from({ length: count }, (_, at) => pick(shoppers, at)[Math.floor(at / PARALLEL)] ?? '');
}

export async function benchSearch(bench: Bench, manufacturers: readonly { id: number }[]): Promise<void> {
  const path = (count: number, words: Path): Path => {
    const brands = (index: number) => `${pick(manufacturers, index).id},${pick(manufacturers, index + 1).id}`;
    // Each request is new, but over the same products, as in a usual search.
    const prices = (index: number) =>
      `priceFrom=${10 + (index % 400) / 100}&priceUntil=${300 + Math.floor(index / 400)}`;
    return (index) =>
      `/api/v1/search/?count=${count}&name=${encodeURIComponent(words(index))}&manufacturer=${brands(index)}&${prices(index)}`;
  };
  const known: Path = (index) => pick(SEARCHED, index);
  // Special characters are ignored by the search, so this is the same work without a cached result.
  const fresh: Path = (index) => `${pick(SEARCHED, index)} ${'.'.repeat(1 + (index % 20))}${'!'.repeat(index / 20)}`;
  for (const count of [1, 50])
    await measure(
      bench,
      `search: other brands and price, ${count} shown, products known, answer not`,
      400,
      path(count, known),
      WARM_UP,
    );
  await measure(bench, 'search: broad words never asked before, 50 shown', 200, path(50, fresh));
  const narrow: Path = (index) => `${pick(SEARCHED, index)} ${100 + index}`;
  await measure(bench, 'search: narrow words never asked before, 50 shown', 200, path(50, narrow));
}

async function measure(
  { url, databaseUrl, cpu, row }: Bench,
  what: string,
  requests: number,
  path: Path,
  warmUp = requests,
) {
  const options = { parallel: PARALLEL, cpu: cpu.shop };
  await load(url, { ...options, requests: warmUp, path: (index) => path(index + requests) });
  const before = cpu.database();
  const result = await load(url, { ...options, requests, path });
  const database = ((cpu.database() - before) * 1000) / requests;
  const bare = await selectOne(databaseUrl, 1000);
  row(
    `${what}, ${PARALLEL} at once`,
    `p50 ${milliseconds(result.medianMilliseconds)}, p95 ${milliseconds(result.p95Milliseconds)} (SELECT 1: p95 ${milliseconds(bare)}); CPU ${milliseconds(result.cpuMilliseconds)} shop + ${milliseconds(database)} database`,
  );
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
