import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint } from '../scripts/fingerprint.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a changed or new source is built again, a test or a document is not', () => {
  const now = () => fingerprint(folder, ['.'], /left-out\.ts$/);
  const changes = (name: string) => {
    const before = now();
    writeFileSync(join(folder, name), name);
    return before !== now();
  };
  expect(['a.ts', 'b.tsx', 'c.css'].filter((name) => !changes(name))).toEqual([]);
  expect(['a.test.ts', 'b.test.tsx', 'README.md', '.DS_Store', 'left-out.ts'].filter(changes)).toEqual([]);
});
