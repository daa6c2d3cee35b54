import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withZip, type ZipLimits } from './read-zip.ts';
import { ZipWriter } from './write-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMITS: ZipLimits = { maxFiles: 100, maxBytes: 10_000_000, maxRatio: 100 };

async function write(name: string, parts: readonly (readonly [string, string | Uint8Array])[]): Promise<string> {
  const path = join(folder, name);
  const target = createWriteStream(path);
  const zip = new ZipWriter(target);
  for (const [file, content] of parts) await zip.append(file, content);
  await zip.end();
  await finished(target);
  return path;
}

const read = (path: string, limits = LIMITS) =>
  withZip(path, limits, async (files) => {
    const found: Record<string, string> = {};
    for (const file of files) found[file.name] = await text(Readable.from(file.read()));
    return found;
  });

test('what is written is read again, also when a file is written in parts', async () => {
  const path = await write('a.zip', [
    ['1-store.yaml', 'store: { code: A }\n'],
    ['images/é.png', Buffer.from('no real picture')],
    ['2-products.csv', 'sku\n'],
    ['2-products.csv', 'MUG\n'],
    ['empty.txt', ''],
  ]);
  expect(await read(path)).toEqual({
    '1-store.yaml': 'store: { code: A }\n',
    'images/é.png': 'no real picture',
    '2-products.csv': 'sku\nMUG\n',
    'empty.txt': '',
  });
});

test('a file that grows beyond the ratio or the size is refused while it is unpacked (SECURITY-15)', async () => {
  const bomb = await write('bomb.zip', [['a.yaml', Buffer.alloc(5_000_000)]]);
  await expect(read(bomb)).rejects.toMatchObject({ reason: 'too-large' });
  const many = await write(
    'many.zip',
    Array.from({ length: 20 }, (_, at) => [`${at}.yaml`, Buffer.alloc(90_000)]),
  );
  await expect(read(many, { ...LIMITS, maxRatio: 10_000, maxBytes: 1_000_000 })).rejects.toMatchObject({
    reason: 'too-large',
  });
  await expect(read(many, { ...LIMITS, maxFiles: 10 })).rejects.toMatchObject({ reason: 'too-many' });
});

test('a file that lies about its size is refused', async () => {
  const path = await write('lie.zip', [['a.yaml', 'x: 1\n'.repeat(100)]]);
  const bytes = await readFile(path);
  const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(3, at + 24);
  await writeFile(path, bytes);
  await expect(read(path)).rejects.toMatchObject({ reason: 'damaged' });
});

test.each(['../a.yaml', '/etc/a.yaml', 'a/../../b.yaml', 'C:/a.yaml', '..\\a.yaml', './a.yaml'])(
  'a name that leads elsewhere is refused: %s',
  async (name) => {
    await expect(read(await write('path.zip', [[name, 'x']]))).rejects.toMatchObject({ reason: 'path' });
  },
);

test('a link is refused', async () => {
  const path = await write('link.zip', [['a.yaml', '/etc/passwd']]);
  const bytes = await readFile(path);
  const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(0xa1ff0000, at + 38);
  await writeFile(path, bytes);
  await expect(read(path)).rejects.toMatchObject({ reason: 'path' });
});

test('what is no ZIP file, is cut off or has random bytes is damaged, never a crash', async () => {
  const whole = await readFile(await write('whole.zip', [['a.yaml', 'x: 1\n'.repeat(1000)]]));
  const path = join(folder, 'broken.zip');
  const cases = [
    Buffer.from('sku,price\n'),
    Buffer.alloc(0),
    whole.subarray(0, whole.length - 10),
    whole.subarray(40),
    ...Array.from({ length: whole.length }, (_, at) => {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0xff;
      return copy;
    }),
  ];
  for (const bytes of cases) {
    await writeFile(path, bytes);
    const outcome = await read(path).catch((error: { reason?: string }) => error.reason ?? String(error));
    // A changed byte of a date or a comment is harmless.
    if (typeof outcome === 'string')
      expect(['damaged', 'path', 'too-many', 'too-large', 'encrypted']).toContain(outcome);
  }
});

test('writing ends when nobody reads any more', async () => {
  const target = new PassThrough({ highWaterMark: 10 });
  target.on('error', () => {});
  const zip = new ZipWriter(target);
  const written = zip.append('images/a.png', Buffer.alloc(1_000_000)).then(() => zip.end());
  target.destroy();
  await expect(written).rejects.toThrow();
});
