import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDecision } from './decision-index.ts';
import { root } from './generated-file.ts';

const folder = join(root, 'docs/decisions');

test('a decision has a title with its number, a date, a state and a known subject', () => {
  const text = (line: string) => `# 012 Search in PostgreSQL\n\n${line}\n\n**Context.**`;
  const file = '012-search.md';
  const inPart = '2026-11-15 · superseded in part by [066](066-x.md) · Search';
  expect(readDecision(file, text(inPart))).toEqual({
    file,
    title: '012 Search in PostgreSQL',
    date: '2026-11-15',
    state: 'superseded in part by [066](066-x.md)',
    subject: 'Search',
  });
  expect(() => readDecision(file, text('2026-11-15 · accepted'))).toThrow('012-search.md: write "# 012 Title"');
  expect(() => readDecision(file, text('2026-11-15 · perhaps · Search'))).toThrow('date · state · subject');
  expect(() => readDecision(file, text('2026-11-15 · accepted · Riddles'))).toThrow('"Riddles" is not one of');
  expect(() => readDecision('013-mail.md', text('2026-11-15 · accepted · Mail'))).toThrow('write "# 013 Title"');
});

test('numbers of decisions are used once, without a gap', () => {
  const numbers = readdirSync(folder).flatMap((name) => /^\d{3}/.exec(name)?.map(Number) ?? []);
  expect(numbers.length).toBeGreaterThan(70);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
});
