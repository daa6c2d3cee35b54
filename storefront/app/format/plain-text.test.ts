import { expect, test } from 'vitest';
import { plainText, shorten, withoutMarker } from './plain-text.ts';

test('removes tags, entities and the CDATA marker', () => {
  expect(plainText('<![CDATA[<p>Free&nbsp;delivery<br>over <b>$80</b> &amp; more</p>]]>')).toBe(
    'Free\u00a0delivery over $80 & more',
  );
  expect(withoutMarker('<![CDATA[<p>a</p>]]>')).toBe('<p>a</p>');
});

test('shortens at a space and adds an ellipsis', () => {
  expect(shorten('one two three', 9)).toBe('one two…');
  expect(shorten('one', 9)).toBe('one');
});
