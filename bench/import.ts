// npm run bench:import: an import beside a shop that serves, with both databases: time, memory, and the response time of the shop before
// and meanwhile; then a change of all their prices by staff, the time and size of a backup, and the time of a restore. Linux only,
// because it reads /proc. Load goes to loopback addresses only. --products=10000,100000 are the sizes, --stored=N products are in the shop
// already (imported while it does not run, which takes a sixth of the time), --database=embedded or postgresql measures one of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.mjs';
import { measureBulk } from './bulk.ts';
import { memoryMegabytes, type ShopProcess, startShop } from './shop-process.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, stored: { type: 'string' }, database: { type: 'string' } },
});
const sizes = (values.products ?? '10000,100000').split(',').map(Number);
const stored = Number(values.stored ?? 0);

const USUAL_SECONDS = 15;
/** Between two requests: a shop with some visitors, not one at its limit. */
const PAUSE_MS = 50;
const SAMPLE_MS = 100;
/** More products are not changed at once. */
const MAX_BULK = 20_000;

const root = join(import.meta.dirname, '..');
const row = (...cells: string[]) =>
  console.log(`  ${cells.map((cell, at) => cell.padEnd(at === 0 ? 30 : 16)).join('')}`);
const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

function* writeProducts(from: number, until: number): Generator<string> {
  yield 'categories:\n  - code: bench\n    name: { en: Bench, fr: Banc }\nproducts:\n';
  for (let at = from; at < until; at++)
    yield `  - sku: BENCH-${at}
    name: { en: Bench product ${at}, fr: Produit ${at} }
    highlights: { en: Made to be imported, fr: Fait pour l'import }
    description: { en: "A product with **number ${at}** and a text of some length, as products have.", fr: "Un produit avec le **numéro ${at}** et un texte d'une certaine longueur." }
    categories: [bench]
    price: ${(5 + (at % 500) / 10).toFixed(2)}
    stock: ${at % 40}
`;
}

interface Command {
  readonly seconds: number;
  readonly peak: number;
  readonly output: string;
}

/** Runs a command of the merchant and watches the memory of both processes. */
async function runCommand(env: Record<string, string>, args: string[], shop?: ShopProcess): Promise<Command> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['host/build/shop-command.js', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text;
  });
  let peak = 0;
  const watch = setInterval(() => {
    // A process that has just ended has no memory left to read.
    for (const pid of [child.pid, shop?.pid])
      if (pid && child.exitCode === null) peak = Math.max(peak, memoryMegabytes(pid) || 0);
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - begun) / 1000, peak, output };
}

/** Response times until the signal: cached pages, searches, lists, and additions to a cart. */
async function visit(shop: ShopProcess, signal: AbortSignal): Promise<number[]> {
  const paths = [
    () => '/product/atelier-mug',
    (at: number) => `/search?q=mug${at}`,
    (at: number) => `/api/v1/products/?count=24&page=${at % 2}`,
    () => '/category/all',
  ];
  const times: number[] = [];
  for (let at = 0; !signal.aborted; at++) {
    const begun = performance.now();
    const isAdding = at % 5 === 4;
    const answer = isAdding
      ? await fetch(`${shop.url}/api/v1/cart/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ product: 'MUG-SAND', quantity: 1 }),
        })
      : await fetch(shop.url + paths[at % paths.length]?.(at));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    times.push(performance.now() - begun);
    await after(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

const p95 = (times: number[]): number => times[Math.floor(times.length * 0.95)] ?? 0;

async function measure(name: string, count: number, database: Record<string, string>, empty: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'));
  try {
    const file = join(folder, 'products.yaml');
    const write = (from: number, until: number) =>
      pipeline(Readable.from(writeProducts(from, until)), createWriteStream(file));
    const own = { DATA_DIR: join(folder, 'data'), DEMO: 'yes', PICTURE_SIZES: 'requested', ADMIN_OVER_HTTP: 'yes' };
    const env = { ...database, ...own };
    if (stored > 0) {
      await (await startShop(env)).stop();
      await write(0, stored);
      await runCommand(env, ['import', file]);
    }
    await write(stored, stored + count);
    const shop = await startShop(env);
    await visit(shop, AbortSignal.timeout(USUAL_SECONDS * 1000));
    const usual = await visit(shop, AbortSignal.timeout(USUAL_SECONDS * 1000));
    const done = new AbortController();
    const visits = visit(shop, done.signal);
    const imported = await runCommand(env, ['import', file], shop);
    done.abort();
    const meanwhile = await visits;
    const again = await runCommand(env, ['import', file], shop);
    const bulk = stored + count <= MAX_BULK ? await changePrices(env, shop) : [];
    const archive = join(folder, 'shop.backup');
    const saved = await runCommand(env, ['backup', archive], shop);
    await shop.stop();
    const restored = await runCommand({ ...empty, DATA_DIR: join(folder, 'restored') }, ['restore', archive]);
    row(
      `${name}, ${count.toLocaleString('en')}${stored > 0 ? ` to ${stored.toLocaleString('en')}` : ''}`,
      seconds(imported.seconds),
      seconds(again.seconds),
      megabytes(Math.max(imported.peak, again.peak)),
      `${milliseconds(p95(usual))} / ${milliseconds(p95(meanwhile))}`,
      seconds(saved.seconds),
      megabytes(statSync(archive).size / 2 ** 20),
      seconds(restored.seconds),
    );
    for (const cells of bulk) row(...cells);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function changePrices(env: Record<string, string>, shop: ShopProcess): Promise<string[][]> {
  const { output } = await runCommand(env, ['staff', 'owner', 'bench@shop.example']);
  const figures = await measureBulk(shop, output.trim(), 'bench');
  return [
    ['  all prices by staff', 'preview', 'change', 'undo', 'more memory', 'progress every'],
    [
      '',
      seconds(figures.previewSeconds),
      seconds(figures.runSeconds),
      seconds(figures.undoSeconds),
      megabytes(figures.megabytes),
      milliseconds(figures.longestPauseMs),
    ],
  ];
}

row('', 'import', 'unchanged again', 'peak memory', 'p95 before/then', 'backup', 'its size', 'restore');
for (const count of sizes) {
  if (values.database !== 'postgresql') await measure('embedded', count, {}, {});
  if (values.database === 'embedded') continue;
  const [postgres, other] = [await startPostgres(), await startPostgres()];
  await measure('PostgreSQL', count, { DATABASE_URL: postgres.url }, { DATABASE_URL: other.url });
  postgres.stop();
  other.stop();
}
