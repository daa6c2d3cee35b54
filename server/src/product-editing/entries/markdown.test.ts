import { describe, expect, test } from 'vitest';
import { markdownFrom, renderMarkdown } from './markdown.ts';

describe('a stored description as Markdown', () => {
  test.each([
    'One **bold** and *slanted* line.',
    'First\n\nSecond with [a link](https://example.com/a?b=1&c=2)',
    '## Care\n\n- wash\n- dry\n\n1. one\n2. two',
    'a < b & c "d"',
    '2 \\* 3 \\* 4, \\_this\\_ and \\[that\\]',
    '1\\. First\n\n- \\# second',
  ])('%j comes back as it was written', (written) => {
    expect(markdownFrom(renderMarkdown(written))).toBe(written);
  });

  test.each([
    '<table><tr><td>1</td></tr></table>',
    '<p>nested</p><ul><li>a<ul><li>b</li></ul></li></ul>',
    '<p>2 * 3 * 4 and _this_ and 1. that</p>',
    '<p>1. no list</p><h2># *</h2>',
    '<figure><img src="/x.png" alt="x" /></figure>',
  ])('%j makes the same description again', (html) => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    expect(squeezed(renderMarkdown(markdownFrom(html)))).toBe(squeezed(html));
  });
});
