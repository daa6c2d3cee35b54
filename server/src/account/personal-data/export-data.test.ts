import { expect, test } from 'vitest';
import { toCsv } from './export-data.ts';

test('every value has a row with its path', () => {
  const data = { account: { name: 'Ann "A", Lee', since: new Date(0), company: null }, cart: [{ sku: 'MUG' }] };
  expect(toCsv(data).split('\r\n')).toEqual([
    'subject,field,value',
    'account,name,"Ann ""A"", Lee"',
    'account,since,1970-01-01T00:00:00.000Z',
    'account,company,',
    'cart,0.sku,MUG',
    '',
  ]);
});

test('no cell is a formula', () => {
  expect(toCsv({ a: { b: '=1+1', c: '@x', d: '-2' } })).toBe(
    "subject,field,value\r\na,b,'=1+1\r\na,c,'@x\r\na,d,'-2\r\n",
  );
});
