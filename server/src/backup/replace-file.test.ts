import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './backup-shop.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-replace-'));
  path = join(folder, 'shop.backup');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (text: string) => (part: string) => writeFile(part, text, { flag: 'wx' });

/** Another process that has written a part, and does not end. */
async function startAnother() {
  const module = JSON.stringify(join(import.meta.dirname, 'backup-shop.ts'));
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { replaceFile } from ${module};
    import { writeFile } from 'node:fs/promises';
    await replaceFile(${JSON.stringify(path)}, async (part) => {
      await writeFile(part, 'of another', { flag: 'wx' });
      console.log('ready');
      await new Promise((resolve) => process.stdin.once('data', resolve));
    });`,
  ]);
  await once(child.stdout, 'data');
  return child;
}

test('a second backup into one file is refused and leaves the first alone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = replaceFile(path, async (part) => {
    await write('first')(part);
    await promise;
  });
  for (let tries = 0; tries < 3; tries += 1)
    await expect(replaceFile(path, write('second'))).rejects.toThrow(/another backup into this file is running/);
  resolve();
  await first;
  expect(await readFile(path, 'utf8')).toBe('first');
  expect(await readdir(folder)).toEqual(['shop.backup']);
});

test('a backup into the file of another process is refused, and the other one ends well', async () => {
  const other = await startAnother();
  for (let tries = 0; tries < 3; tries += 1)
    await expect(replaceFile(path, write('second'))).rejects.toThrow(/another backup into this file is running/);
  other.stdin.end('end\n');
  await once(other, 'close');
  expect(await readFile(path, 'utf8')).toBe('of another');
  expect(await readdir(folder)).toEqual(['shop.backup']);
});

test('what a killed process left is taken over at once, and the earlier backup is there until then', async () => {
  await writeFile(path, 'earlier');
  const other = await startAnother();
  other.kill('SIGKILL');
  await once(other, 'close');
  expect(await readdir(folder)).toContain('shop.backup.part');
  expect(await readFile(path, 'utf8')).toBe('earlier');
  await replaceFile(path, write('next'));
  expect(await readFile(path, 'utf8')).toBe('next');
  expect(await readdir(folder)).toEqual(['shop.backup']);
});

test('a backup that fails leaves the earlier one, and nothing else', async () => {
  await writeFile(path, 'earlier');
  const failing = replaceFile(path, async (part) => {
    await write('half')(part);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await readFile(path, 'utf8')).toBe('earlier');
  expect(await readdir(folder)).toEqual(['shop.backup']);
});

test('nothing is written through a link that lies where the part will be', async () => {
  const target = join(folder, 'target');
  await symlink(target, `${path}.part`);
  await replaceFile(path, write('next'));
  await expect(access(target)).rejects.toThrow(/ENOENT/);
  expect(await readFile(path, 'utf8')).toBe('next');
});

test('where there are no locks, the part of another backup keeps others away and stays', async () => {
  // SQLite cannot open a folder.
  await mkdir(`${path}.lock`);
  await writeFile(`${path}.part`, 'of another');
  await expect(replaceFile(path, write('second'))).rejects.toThrow(/EEXIST/);
  expect(await readFile(`${path}.part`, 'utf8')).toBe('of another');
  await rm(`${path}.part`);
  await replaceFile(path, write('next'));
  expect(await readFile(path, 'utf8')).toBe('next');
});
