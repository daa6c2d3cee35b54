import { expect, test } from 'vitest';
import { currencySign, dayText, isSignFirst, listText, moneyFormat, percentText } from './number-text.ts';

test.each([
  ['USD', 'en', '$1,128.40'],
  ['USD', 'fr', '1\u00a0128,40\u00a0$'],
  ['EUR', 'de', '1.128,40\u00a0€'],
  ['GBP', 'en', '£1,128.40'],
  ['CAD', 'en', '$1,128.40\u00a0CAD'],
  ['CAD', 'fr', '1\u00a0128,40\u00a0$\u00a0CAD'],
  ['AUD', 'en', '$1,128.40\u00a0AUD'],
  ['CHF', 'fr', '1\u00a0128,40\u00a0CHF'],
  ['JPY', 'en', '¥1,128'],
  ['CNY', 'en', '¥1,128.40\u00a0CNY'],
])('%s in %s is %s: with its code where the sign is ambiguous', (currency, language, text) => {
  expect(moneyFormat(currency, language)(1128.4)).toBe(text);
});

test('whole amounts may be written without decimals', () => {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  expect(moneyFormat('CAD', 'en', digits)(40)).toBe('$40\u00a0CAD');
  expect(currencySign('CAD')).toBe('$');
  expect(['en', 'fr', 'de'].map(isSignFirst)).toEqual([true, false, false]);
});

test('percentages and lists are written as the language does', () => {
  expect(percentText(9.975, 'en')).toBe('9.975%');
  expect(percentText(9.975, 'fr')).toBe('9,975\u00a0%');
  expect(percentText(20, 'de')).toBe('20\u00a0%');
  expect(listText(['Bol', 'Mug', 'Vase'], 'fr')).toBe('Bol, Mug et Vase');
  expect(listText(['Bowl'], 'en')).toBe('Bowl');
});

test.each([
  ['en', '2027-01-01', 'January\u00a01,\u00a02027'],
  ['en', '2026-11-13', 'November\u00a013,\u00a02026'],
  ['fr', '2027-01-01', '1er\u00a0janvier\u00a02027'],
  ['fr', '2026-11-11', '11\u00a0novembre\u00a02026'],
  ['fr', '2026-11-21', '21\u00a0novembre\u00a02026'],
  ['de', '2027-01-01', '1.\u00a0Januar\u00a02027'],
])('in %s, %s is %s', (language, day, text) => {
  expect(dayText(new Date(day), language)).toBe(text);
});
