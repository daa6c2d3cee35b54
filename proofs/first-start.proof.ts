// A first start that is killed while it fills the demo shop: the next one takes over at once what it left.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HostProcess } from './host-process.ts';

/** The catalog is being checked: the import is claimed, and no step is stored. */
const CHECKING = 0.2;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-first-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function killAt(data: string, share: number): Promise<void> {
  const child = fork(join(import.meta.dirname, 'fill-demo.ts'), [data], { execArgv: [] });
  child.on('message', (made) => {
    if (Number(made) >= share) child.kill('SIGKILL');
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

test('a first start that is killed while it checks the catalog is made again by the next one', async () => {
  const data = join(folder, 'data');
  await killAt(data, CHECKING);
  const shop = await HostProcess.start({ DATA_DIR: data });
  const response = await fetch(`${shop.url}/api/v1/products?count=1`);
  expect(((await response.json()) as { recordsTotal: number }).recordsTotal).toBeGreaterThan(10);
  expect(await shop.stop()).toBe(0);
});
