import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { readLines } from './read-lines.ts';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(text: string, size = 5): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(inChunks(Buffer.from(text), size))) lines.push(line.toString());
  return lines;
}

test('only a line feed ends a line, wherever the bytes are divided', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText), fc.integer({ min: 1, max: 9 }), async (texts, size) => {
      const lines = texts.map((text) => text.toWellFormed().replaceAll('\n', ' '));
      expect(await linesOf(lines.map((line) => `${line}\n`).join(''), size)).toEqual(lines);
    }),
  );
});

test('a last line needs no line feed, and empty lines are lines', async () => {
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('\n\na\r\nb')).toEqual(['', '', 'a\r', 'b']);
});
