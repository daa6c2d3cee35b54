import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivate } from './private-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-private-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o7777;

test('a data folder that is open to others is made private, with its content', async () => {
  await mkdir(join(folder, 'database/base'), { recursive: true });
  await mkdir(join(folder, 'pictures'));
  for (const file of ['database/base/1', 'pictures/a.webp', 'commands.json', 'vitrine.lock', 'note.txt']) {
    await writeFile(join(folder, file), '');
    await chmod(join(folder, file), 0o666);
  }
  await chmod(folder, 0o777);
  makePrivate(folder);
  for (const path of ['', 'database', 'database/base', 'pictures']) expect(await modeOf(path), path).toBe(0o700);
  for (const path of ['database/base/1', 'pictures/a.webp', 'commands.json', 'vitrine.lock'])
    expect(await modeOf(path), path).toBe(0o600);
  // Files of other programs keep their mode.
  expect(await modeOf('note.txt')).toBe(0o666);
});

test('a folder for everybody stays open, and links are not followed', async () => {
  await mkdir(join(folder, 'elsewhere'));
  await chmod(join(folder, 'elsewhere'), 0o755);
  await symlink(join(folder, 'elsewhere'), join(folder, 'pictures'));
  await chmod(folder, 0o1777);
  makePrivate(folder);
  expect(await modeOf('')).toBe(0o1777);
  expect(await modeOf('elsewhere')).toBe(0o755);
});

test('a missing folder is not created', async () => {
  makePrivate(join(folder, 'none'));
  expect(await readdir(folder)).toEqual([]);
});
