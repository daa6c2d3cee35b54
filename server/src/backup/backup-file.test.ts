import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { type BackupLine, FORMAT, FORMAT_VERSION, readBackup, verifyBackup, writeBackup } from './backup-file.ts';

const OLD = join(import.meta.dirname, '../../testing/backups/0.2.0.backup');
const head = { format: FORMAT, version: FORMAT_VERSION, migrations: 1, createdAt: '2026-11-18T10:00:00.000Z' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* linesOf(...texts: string[]): AsyncGenerator<BackupLine> {
  yield { text: JSON.stringify({ table: 'notes', columns: ['text'] }) };
  for (const text of texts) yield { text: JSON.stringify({ text }), table: 'notes' };
}

async function written(name: string, ...texts: string[]): Promise<string> {
  const path = join(folder, name);
  await rm(path, { force: true });
  await writeBackup(path, head, linesOf(...texts));
  return path;
}

async function textsIn(path: string): Promise<unknown[]> {
  const texts: unknown[] = [];
  for await (const { row } of readBackup(path)) if (row !== undefined) texts.push(JSON.parse(row).text);
  return texts;
}

test('every text is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText), async (texts) => {
      const path = await written('any', ...texts);
      expect(await verifyBackup(path)).toMatchObject({ rows: texts.length, tables: 1, head });
      expect(await textsIn(path)).toEqual(texts);
    }),
    { numRuns: 50 },
  );
});

test('a row of 10 MB is read as it was written', async () => {
  const row = '\u2028é'.repeat(2_000_000);
  const path = await written('huge', 'small', row, 'small');
  expect(await verifyBackup(path)).toMatchObject({ rows: 3 });
  expect((await textsIn(path))[1]).toBe(row);
});

test('a file of an earlier release, with line separators in its texts, is whole', async () => {
  expect(await verifyBackup(OLD)).toMatchObject({ head: { migrations: 42 } });
});

/** One bit of a byte. Of the system in an older header, 16 makes macOS of Linux, and nothing in the file tells it. */
const BITS = [1, 2, 4, 8, 32, 64, 128];

test.each([
  ['this', () => written('whole', 'one\u2028two'), [...BITS, 16]],
  ['an earlier', async () => OLD, BITS],
])('a file of %s release that is cut, longer, or has another header is refused', async (_, whole, bits) => {
  const bytes = await readFile(await whole());
  const changed = join(folder, 'changed');
  const isRefused = async (content: Uint8Array) => {
    await writeFile(changed, content);
    await expect(verifyBackup(changed)).rejects.toThrow(/damaged/);
  };
  for (let cut = 1; cut <= 16; cut += 1) await isRefused(bytes.subarray(0, bytes.length - cut));
  for (let at = 0; at < 10; at += 1) {
    for (const bit of bits) await isRefused(bytes.map((byte, index) => (index === at ? byte ^ bit : byte)));
  }
  await isRefused(Buffer.concat([bytes, Buffer.from([0])]));
  await isRefused(Buffer.concat([bytes, gzipSync('')]));
  await isRefused(new Uint8Array());
});

test('a file that is changed inside and compressed again is refused', async () => {
  const content = gunzipSync(await readFile(await written('inside', 'one', 'two'))).toString();
  const path = join(folder, 'again');
  for (const changed of [
    content.replace('one', 'One'),
    content.replace('"migrations":1', '"migrations":2'),
    content.replace(/.*two.*\n/, ''),
    content.replace(/\n[^\n]*\n$/, '\n'),
  ]) {
    await writeFile(path, gzipSync(changed));
    await expect(verifyBackup(path)).rejects.toThrow(/checksum/);
  }
});

test('a file that is not there, or is a folder, is named', async () => {
  await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow(/none: file not found/);
  await expect(verifyBackup(folder)).rejects.toThrow(/cannot be read|damaged/);
});
