import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ServiceManager } from './service-manager.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that writes down what it is given. */
function createProgram(name: string) {
  const program = join(folder, name);
  const notices = join(folder, `${name}.txt`);
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${notices}'\n`);
  chmodSync(program, 0o755);
  return { program, read: () => readFileSync(notices, 'utf8').trim().split('\n') };
}

const refuseWarnings = (reason: unknown) => {
  throw reason;
};

test('systemd learns that the shop serves, then that it ends', async () => {
  const { program, read } = createProgram('plain');
  const manager = new ServiceManager({ watchdogMs: undefined }, refuseWarnings, program);
  await Promise.all([manager.ready(), manager.stopping()]);
  expect(read()).toEqual(['READY=1', 'STOPPING=1']);
});

test('with a watchdog systemd is told again and again that the shop is alive', async () => {
  const { program, read } = createProgram('watched');
  const manager = new ServiceManager({ watchdogMs: 40 }, refuseWarnings, program);
  await manager.ready();
  await vi.waitFor(() => expect(read().slice(0, 3)).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']), {
    timeout: 60_000,
  });
  await manager.stopping();
  expect(read().at(-1)).toBe('STOPPING=1');
});

test('a missing program is reported once, and nothing fails', async () => {
  const warnings: unknown[] = [];
  const manager = new ServiceManager(
    { watchdogMs: undefined },
    (reason) => warnings.push(reason),
    join(folder, 'none'),
  );
  await manager.ready();
  await manager.stopping();
  expect(warnings).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
});
