// npm run bench: CPU of the shop for each request, with the embedded database and with PostgreSQL, as one table beside the floor:
// bare node:http that sends the bytes of the product page, measured again in each run. Linux only, because CPU time is read from
// /proc. Load goes to loopback addresses, and to the address after --peer.
//   --runs=N         5 unless given, at most 6
//   --peer URL       measures response times of another Shopizer-compatible server beside ours; no order is placed there
//   --nightly        adds a line to the history and exits with 1 when a figure is a fifth worse than the median of its past
//   --history FILE   the same with another file than bench-history.jsonl in the data folder
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.mjs';
import { type Figures, findSkus, measureCpu, measureResponses } from './figures.ts';
import { addToHistory, findWorse, readHistory } from './history.ts';
import { load } from './load.ts';
import { median } from './samples.ts';
import { cpuSeconds, cpuSecondsOfAll, type ShopProcess, startShop } from './shop-process.ts';
import { startBareServer } from './start-bare-server.ts';

const HISTORY_FILE = join(process.env.DATA_DIR ?? join(import.meta.dirname, '../data'), 'bench-history.jsonl');
const FLOOR_PATH = '/product/atelier-mug';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    peer: { type: 'string' },
    history: { type: 'string' },
    nightly: { type: 'boolean' },
  },
});
/** The stock of the demo shop lasts for six. */
const runs = Math.min(6, Math.max(1, Number(values.runs ?? 5)));
const historyFile = values.history ?? (values.nightly ? HISTORY_FILE : undefined);
/** Each figure has one value and one floor for each run. */
const measured = new Map<string, { value: number; floor: number }[]>();

function keep(prefix: string, figures: Figures, floor: number): void {
  for (const [name, value] of Object.entries(figures)) {
    const figure = `${prefix}: ${name}`;
    measured.set(figure, [...(measured.get(figure) ?? []), { value, floor }]);
  }
}

async function measureFloor(shop: ShopProcess): Promise<{ cpu: number; response: number }> {
  const bare = await startBareServer(shop.url, FLOOR_PATH, { 'accept-encoding': 'br' });
  const options = { parallel: 8, path: () => '/', cpu: bare.cpu };
  await load(bare.url, { ...options, requests: 500 });
  const { cpuMilliseconds } = await load(bare.url, { ...options, requests: 3000 });
  const { medianMilliseconds } = await load(bare.url, { ...options, requests: 300, parallel: 1 });
  bare.stop();
  return { cpu: cpuMilliseconds, response: medianMilliseconds };
}

interface Shop {
  readonly prefix: string;
  readonly env?: Record<string, string>;
  readonly databaseCpu?: () => number;
  /** Measured beside the shop. */
  readonly peer?: string | undefined;
}

async function benchShop({ prefix, env = {}, databaseCpu = () => 0, peer }: Shop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const shop = await startShop({ DATA_DIR: folder, DEMO: 'yes', ...env });
  try {
    const skus = await findSkus(shop.url, 10);
    const cpu = () => cpuSeconds(shop.pid) + databaseCpu();
    // The first run compiles the programs and fills the caches; it does not count.
    for (let run = 0; run <= runs; run++) {
      const floor = await measureFloor(shop);
      const figures = await measureCpu({ url: shop.url, cpu, skus, run });
      if (run > 0) keep(`CPU, ${prefix}`, figures, floor.cpu);
      if (peer === undefined) continue;
      const ours = await measureResponses({ url: shop.url, skus });
      const theirs = await measureResponses({ url: peer, skus: await findSkus(peer, 4) });
      if (run === 0) continue;
      keep(`response, ${prefix}`, ours, floor.response);
      keep(`response, ${new URL(peer).host}`, theirs, floor.response);
    }
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const line = (name: string, ...cells: string[]) =>
  console.log(`${name.padEnd(58)}${cells.map((cell) => cell.padStart(17)).join('')}`);

function printTable(): Record<string, number> {
  line('', 'median', 'spread', 'floor', 'times the floor');
  const ratios: Record<string, number> = {};
  for (const [figure, rows] of measured) {
    const all = rows.map(({ value }) => value);
    const ratio = median(rows.map(({ value, floor }) => value / floor));
    ratios[figure] = Number(ratio.toFixed(3));
    const spread = `${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)}`;
    line(figure, ms(median(all)), spread, ms(median(rows.map(({ floor }) => floor))), ratio.toFixed(1));
  }
  return ratios;
}

await benchShop({ prefix: 'embedded' });
const postgres = await startPostgres();
await benchShop({
  prefix: 'PostgreSQL',
  env: { DATABASE_URL: postgres.url },
  databaseCpu: () => cpuSecondsOfAll('postgres'),
  peer: values.peer,
});
postgres.stop();
const now = { at: new Date().toISOString(), ratios: printTable() };
if (historyFile !== undefined) {
  const worse = findWorse(readHistory(historyFile), now);
  addToHistory(historyFile, now);
  for (const { figure, ratio, usual } of worse)
    console.error(`WORSE  ${figure}: ${ratio.toFixed(1)} times the floor, usually ${usual.toFixed(1)}`);
  console.log(`Added to ${historyFile}`);
  process.exitCode = worse.length > 0 ? 1 : 0;
}
