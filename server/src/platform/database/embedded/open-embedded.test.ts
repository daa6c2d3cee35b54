import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrationState } from '../migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openEmbedded, requireSpace } from './open-embedded.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder in use is refused with one line, and free again after closing', async () => {
  const data = join(folder, 'new/data');
  const first = await openEmbedded(data);
  await first.db.execute(sql`create table if not exists kept (id int)`);
  await expect(openEmbedded(data)).rejects.toThrow(/is in use by another Vitrine process/);
  await first.close();
  const again = await openEmbedded(data);
  await again.db.execute(sql`insert into kept values (1)`);
  await again.close();
});

test('a new database has every table before it is migrated, because the build prepared it', async () => {
  const database = await openEmbedded(undefined);
  expect(await readMigrationState(database.db)).toEqual({ missing: 0, isNewer: false });
  await database.close();
});

test('the embedded database reserves 32 MB for pages of tables, in a new folder and in an existing one', async () => {
  const data = join(folder, 'small');
  for (let start = 1; start <= 2; start++) {
    const database = await openEmbedded(data);
    expect(await database.db.execute(sql`show shared_buffers`)).toMatchObject({ rows: [{ shared_buffers: '32MB' }] });
    await database.close();
  }
});

test('what a process killed while it made the database left is made again', async () => {
  const data = join(folder, 'killed');
  await mkdir(join(data, 'database'), { recursive: true });
  await writeFile(join(data, 'database/PG_VERSION'), '');
  await writeFile(join(data, 'database.unfinished'), '');
  const database = await openEmbedded(data);
  await database.db.execute(sql`create table kept (id int)`);
  await database.close();
  const again = await openEmbedded(data);
  await again.db.execute(sql`insert into kept values (1)`);
  await again.close();
});

test('a full disk is refused with one line, before anything is written', () => {
  const disk = { blocks: 1000, bsize: 4096 };
  expect(() => requireSpace('data', { ...disk, bavail: 0 })).toThrow(/data is full \(0 MB free\).+free some space/);
  expect(() => requireSpace('data', { ...disk, bavail: 4800 })).toThrow(/19 MB free/);
  expect(() => requireSpace('data', { ...disk, bavail: 5000 })).not.toThrow();
  expect(() => requireSpace('data', { blocks: 0, bsize: 4096, bavail: 0 })).not.toThrow();
});

test('a folder that cannot be written is refused with one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  await expect(openEmbedded(join(file, 'data'))).rejects.toThrow(/cannot be written \(ENOTDIR\)\. Set DATA_DIR/);
});

test('an unreachable database is named without its password', async () => {
  const failed = openPostgres('postgres://user:secret@127.0.0.1:1/shop');
  await expect(failed).rejects.toThrow(/^Cannot connect to DATABASE_URL postgres:\/\/127\.0\.0\.1:1\/shop: /);
  await expect(failed).rejects.not.toThrow(/secret/);
});
