import { expect, test } from 'vitest';
import { isGtin } from './product-fields.ts';

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true);
});

test.each(['4006381333932', '4006381333', '400638133393x', '', '4.00638E+12'])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false);
});
