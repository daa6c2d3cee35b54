import { expect, test } from 'vitest';
import { importMessages as german } from '../../messages/de/import.ts';
import { importMessages as english } from '../../messages/en/import.ts';
import { importMessages as french } from '../../messages/fr/import.ts';
import { fileMessage } from './file-message.ts';

test('known messages are told in the language of the reader, with what to do', () => {
  expect(fileMessage('"abc" is not a number', english.messages)).toBe(
    '“abc” is not a number. Type digits only, such as 24.50.',
  );
  expect(fileMessage('the SKU is missing', french.messages)).toBe('Le SKU manque. Chaque ligne en a besoin.');
  expect(fileMessage('unknown category "mugs"', german.messages)).toContain('mugs');
  expect(fileMessage('SKU MUG is in line 3 already: put its rows together', german.messages)).toContain('Zeile 3');
  expect(
    fileMessage(
      'the file has more than 200000 rows; split it, each part with the first line, and import the parts',
      english.messages,
    ),
  ).toContain('200000');
});

test('nothing of the command is said on the screen', () => {
  const left = 'The stock of 3 SKUs in the file differs and was left as it is; set it with --stock.';
  for (const { messages } of [english, french, german]) {
    expect(fileMessage(left, messages)).toContain('3');
    expect(fileMessage(left, messages)).not.toContain('--stock');
  }
});

test('other messages stay as they are', () => {
  expect(fileMessage('all variants need the same options: color', french.messages)).toBe(
    'all variants need the same options: color',
  );
});
