import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const BACKUP = join(import.meta.dirname, '../../server/testing/backups/0.2.0.backup');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runShop(...args: string[]) {
  const command = join(import.meta.dirname, 'shop-command.ts');
  // No server listens there: nothing but the file may be needed.
  const env = {
    INIT_CWD: folder,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  };
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' });
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  };
}

test('backup --verify says in one line whether a file is whole, without the shop and its database', () => {
  writeFileSync(join(folder, 'whole.backup'), readFileSync(BACKUP));
  writeFileSync(join(folder, 'cut.backup'), readFileSync(BACKUP).subarray(0, -1));
  expect(runShop('backup', '--verify', 'whole.backup')).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(
        /^✓ whole\.backup is whole: 366 rows of 91 tables, backup of 2026-11-18T\S+, read in [\d.]+ s$/,
      ),
    ],
  });
  expect(runShop('backup', 'cut.backup', '--verify')).toEqual({
    status: 1,
    lines: ['✗ the backup is damaged or was cut off'],
  });
  expect(runShop('backup', '--verify').lines[0]).toMatch(/backup FILE \[--no-verify \| --verify\]$/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
