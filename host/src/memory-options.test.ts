import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMemoryOptions } from './memory-options.ts';

const complete = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

test('a process that was started without the options gets all of them', () => {
  expect(withMemoryOptions({ PORT: '3000' }, [])).toEqual({ PORT: '3000', ...complete });
});

test('a process that has them is not started again', () => {
  expect(withMemoryOptions(complete, [])).toBeUndefined();
  expect(withMemoryOptions({ ...complete, NODE_OPTIONS: undefined }, ['--max-semi-space-size=64'])).toBeUndefined();
});

test('what the operator has set stays', () => {
  expect(withMemoryOptions({ MALLOC_ARENA_MAX: '8', NODE_OPTIONS: '--enable-source-maps' }, [])).toEqual({
    ...complete,
    MALLOC_ARENA_MAX: '8',
    NODE_OPTIONS: '--enable-source-maps --max-semi-space-size=8',
  });
});

test('the program of a release sets them, so that it is not started twice', () => {
  const program = readFileSync(join(import.meta.dirname, '../../deploy/vitrine.sh'), 'utf8');
  const options = [...program.matchAll(/^export (\w+)="\$\{\1:-(.+)\}"$/gm)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(options)).toEqual(complete);
});
