// npm run bench:scale: how the cost of searches, lists and pages grows with the catalog, up to a million products. Writes its
// figures to docs/scale-figures.json, the table in docs/scale.md and the plot docs/scale.svg. Linux only: CPU time is read from
// /proc. Options: --sizes=1000,10000 (products), --only=start,searches,lists,pages,price, --database=URL (an empty or generated
// database of a local superuser, kept).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { generateCatalog } from './scale/generate.ts';
import { type Measured, measureShop } from './scale/measure.ts';
import { type Figures, writeReport } from './scale/report.ts';
import { parentOf, startShop } from './shop-process.ts';

const docs = join(import.meta.dirname, '..', 'docs');
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const sizes = (option('sizes') ?? '1000,10000,100000,1000000').split(',').map(Number);
const largest = Number(option('largest') ?? Math.max(...sizes));
const figuresFile = join(docs, 'scale-figures.json');

const postgres = option('database') ? undefined : await startPostgres();
const databaseUrl = option('database') ?? postgres?.url ?? '';
const folder = mkdtempSync(join(tmpdir(), 'vitrine-scale-'));
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: 'yes', PICTURE_SIZES: 'requested' };

try {
  // The first start makes the tables and the demo shop.
  await (await startShop(env)).stop();
  for (const size of sizes) {
    const begun = performance.now();
    await generateCatalog(databaseUrl, size, largest);
    console.log(
      `\n${size.toLocaleString('en')} products (made in ${((performance.now() - begun) / 1000).toFixed(0)} s)`,
    );
    const shop = await startShop(env);
    const row = (figure: Measured) => {
      keep(size, figure);
      console.log(`  ${figure.what.padEnd(72)} ${figure.value.toFixed(1)} ${figure.unit}`);
    };
    try {
      await measureShop({
        shop,
        databaseUrl,
        postgresPid: await postmaster(databaseUrl),
        row,
        only: option('only')?.split(','),
      });
    } finally {
      await shop.stop();
    }
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Other figures stay, so that sizes and parts can be measured one at a time. */
function keep(size: number, figure: Measured): void {
  const figures = readFigures();
  const others = (figures[size] ?? []).filter(({ what }) => what !== figure.what);
  const next = { ...figures, [size]: [...others, figure] };
  writeFileSync(figuresFile, `${JSON.stringify(next, null, 1)}\n`);
  writeReport(docs, next);
}

function readFigures(): Figures {
  try {
    return JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;
  } catch {
    return {};
  }
}

/** The main process of the database server, which every connection is a child of. */
async function postmaster(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return pid;
}
