import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const { nodes, marks } = schema;
const again = (text: string) => {
  const doc = readMarkdown(text);
  return doc && writeMarkdown(doc);
};
const paragraph = (...content: Parameters<typeof schema.text>[]) =>
  schema.node('doc', null, [
    nodes.paragraph.create(
      null,
      content.map(([text, own]) => schema.text(text, own)),
    ),
  ]);
const [bold, italic] = [marks.strong.create(), marks.em.create()];

describe('a text in Markdown', () => {
  test.each([
    'One **bold** and *slanted* line.',
    'First\n\nSecond with [a link](https://example.com/a?b=1&c=2)',
    '## Care\n\n- wash\n- dry, **never** hot\n\n1. one\n2. two',
    'a < b & c "d"',
    'one  \ntwo',
    '*slanted **and bold***',
    '[**bold** link](/category/all)',
    'Use `npm` here',
  ])('%j is written as it was read', (text) => {
    expect(again(text)).toBe(text);
  });

  test.each([
    '<table><tr><td>1</td></tr></table>',
    '- a\n  - b',
    '> quoted',
    '![a cup](/cup.png)',
    'caf&eacute;',
    '~~gone~~',
    '[a](javascript:alert(1))',
    'one\n\n---\n\ntwo',
    '- [ ] to do',
  ])('%j contains something that the editor cannot show', (text) => {
    expect(readMarkdown(text)).toBeNull();
  });
});

describe('what is typed', () => {
  test.each([
    ['2 * 3 * 4', '2 \\* 3 \\* 4'],
    ['- no list', '\\- no list'],
    ['1. no list', '1\\. no list'],
    ['# no heading', '\\# no heading'],
    ['snake_case and _this_', 'snake_case and \\_this\\_'],
    ['<b> & &amp;', '\\<b> & \\&amp;'],
    ['a < b', 'a < b'],
  ])('%j stays a plain text', (typed, written) => {
    const doc = paragraph([typed]);
    expect(writeMarkdown(doc)).toBe(written);
    expect(readMarkdown(written)?.eq(doc)).toBe(true);
  });

  test('has its blanks outside of what is bold, and marks in each other', () => {
    expect(writeMarkdown(paragraph(['A '], ['bold ', [bold]], ['word']))).toBe('A **bold** word');
    expect(writeMarkdown(paragraph(['both', [italic, bold]], [' one', [italic]]))).toBe('***both** one*');
  });

  test('keeps a mark that asterisks cannot make', () => {
    expect(writeMarkdown(paragraph(['a'], ['(b)', [bold]], ['c']))).toBe('a<strong>(b)</strong>c');
  });

  test('has no empty paragraphs', () => {
    const empty = nodes.paragraph.create();
    const doc = schema.node('doc', null, [empty, nodes.paragraph.create(null, [schema.text('a')]), empty]);
    expect(writeMarkdown(doc)).toBe('a');
  });
});
