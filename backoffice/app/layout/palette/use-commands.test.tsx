import { expect, test } from 'vitest';
import { findCommands, stepTo } from './use-commands.ts';

const commands = [{ label: 'Orders' }, { label: 'Aperçu général' }, { label: 'New product' }];

test('every word is found, without accents and in any order', () => {
  const found = (text: string) => findCommands(commands, text).map(({ label }) => label);
  expect(found('')).toHaveLength(3);
  expect(found('prod new')).toEqual(['New product']);
  expect(found('APERCU')).toEqual(['Aperçu général']);
  expect(found('new x')).toEqual([]);
});

test('arrows go around', () => {
  expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(-1, 1, 3), stepTo(-1, -1, 3)]).toEqual([
    1, 0, 2, 0, 2,
  ]);
  expect(stepTo(0, 1, 0)).toBe(-1);
});
