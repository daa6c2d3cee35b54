import { languages } from '@vitrine/contract/site-languages.ts';
import { expect, test } from 'vitest';
import { fileFaults } from '../messages/en/file-fault.ts';
import { type FaultCode, fault, faultText, problemAt, problemText } from './fault.ts';

/** Values that are codes themselves. */
const samples: Partial<Record<FaultCode, readonly (string | number)[]>> = {
  missing: ['price'],
  'in-variants': ['gtin'],
  unknown: ['brand', 'nobody'],
  duplicate: ['coupon', 'TEN'],
  'wrong-type': ['whole'],
  yaml: ['indent', 'detail'],
  'picture-left-out': ['https://a.example/a.png', 'slow', ''],
};
const codes = Object.keys(fileFaults) as FaultCode[];

test.each(languages)('every fault has a text in %s, with all its values', (language) => {
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    const values = samples[code] ?? ['7', '8', '9'];
    const text = faultText({ code, values }, language);
    expect(text.trim(), code).not.toBe('');
    expect(text, code).not.toMatch(/undefined|null|\[object/);
    // What another program said is passed on as it is.
    if (language !== 'en' && code !== 'refused') expect(text, code).not.toBe(faultText({ code, values }));
  }
});

test('a problem names file, line and place as far as they are known', () => {
  const found = fault('not-a-number', 'abc');
  expect(problemText(problemAt(found, { file: 'a.csv', line: 3, place: 'price' }))).toBe(
    'a.csv:3, price: "abc" is not a number; type digits only, such as 24.50',
  );
  expect(problemText(problemAt(fault('file-not-found'), { file: 'a.csv' }))).toBe('a.csv: file not found');
  expect(problemText(problemAt(fault('busy')))).toBe('another import is running; try again later');
});
