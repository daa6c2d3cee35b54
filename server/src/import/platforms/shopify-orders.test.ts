import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueText } from '../../product-editing/entries/issue.ts';
import { openCsv } from '../csv/read-csv.ts';
import { ImportIssues } from '../mapped/import-issues.ts';
import { readStatus, readTime } from './shopify-order-cells.ts';
import { ShopifyOrders } from './shopify-orders.ts';

const SAMPLE = join(import.meta.dirname, '../../../testing/other-shops/shopify-orders.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-orders-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(path: string) {
  const csv = await openCsv(path, 'orders.csv');
  const issues = new ImportIssues(csv.columns);
  const reader = new ShopifyOrders(csv.columns, issues, {
    decimal: undefined,
    keptSince: new Date('2016-01-01T00:00:00Z'),
  });
  for await (const row of csv.rows()) reader.add(row);
  return { orders: reader.finish(), issues };
}

test('rows of one number are one order, with the values of its first row and the amounts of its currency', async () => {
  const { orders } = await read(SAMPLE);
  expect(
    orders.map(({ number, email, status, currency, details }) => [number, email, status, currency, details.total]),
  ).toEqual([
    ['#1001', 'ann@example.test', 'paid', 'USD', 6220],
    ['#1003', null, 'paid', 'EUR', 1200],
    ['#1002', 'bob@example.test', 'refunded', 'JPY', 2400],
    ['#1004', 'ann@example.test', 'canceled', 'USD', 1000],
  ]);
  expect(orders[0]).toMatchObject({
    placedAt: new Date('2025-03-02T03:15:04Z'),
    details: {
      day: '2025-03-01',
      lines: [
        { sku: '00123', name: 'Mug "Tide", blue - S', quantity: 2, unit: 2450, discount: 0 },
        { sku: null, name: 'Gift wrap', quantity: 1, unit: 900, discount: 0 },
      ],
      ...{ subtotal: 5800, discount: 500, delivery: 500, tax: 420, refunded: 0, coupon: 'WELCOME' },
      billingAddress: { name: 'Ann Lee', address: '1 Quay', postalCode: '04101', province: 'ME', country: 'US' },
    },
  });
  expect(orders[2]?.details).toMatchObject({ refunded: 2400, lines: [{ name: '=Lamp' }] });
});

test('what is left out, to be checked and lost is reported with its line', async () => {
  const { issues } = await read(SAMPLE);
  expect(
    issues.all.map(({ kind, line, column, ...issue }) => `${kind} ${line} ${column}: ${issueText(issue)}`),
  ).toEqual([
    'lost 2 Paid at: this column has no place here',
    'lost 2 Notes: this column has no place here',
    'warning 4 Email: there is no email address: #1003 will be in no account',
    'refused 8 Created at: #0007 is older than ten years',
  ]);
});

test.each([
  ['1001,a@example.test,paid,USD,10.00,2025-03-01,one,Mug,10.00', 'Lineitem quantity: "one" is no number of pieces'],
  ['1001,a@example.test,paid,USD,10.00,2025-03-01,1,Mug,ten', 'Lineitem price: "ten" is no amount in USD'],
  ['1001,a@example.test,paid,JPY,10.50,2025-03-01,1,Mug,10', 'Total: "10.50" is no amount in JPY'],
  ['1001,a@example.test,paid,USD,,2025-03-01,1,Mug,10.00', 'Total: 1001 has no total'],
  ['1001,a@example.test,paid,XXQ,10.00,2025-03-01,1,Mug,10.00', 'Currency: "XXQ" is no currency'],
  ['1001,a@example.test,paid,USD,10.00,yesterday,1,Mug,10.00', 'Created at: "yesterday" is no date'],
  [',a@example.test,paid,USD,10.00,2025-03-01,1,Mug,10.00', 'Name: there is no number of an order'],
])('%s: an error', async (row, message) => {
  const path = join(folder, 'orders.csv');
  const header = 'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price';
  await writeFile(path, `${header}\n${row}\n`);
  const { issues } = await read(path);
  expect(issues.of('error').map((found) => `${found.column}: ${issueText(found)}`)).toEqual([message]);
});

test('times have a zone; states that are not known are left open', () => {
  expect(readTime('2025-03-01 22:15:04 -0500')).toEqual({ at: new Date('2025-03-02T03:15:04Z'), day: '2025-03-01' });
  expect(readTime('2025-03-01T22:15:04+01:00')?.at).toEqual(new Date('2025-03-01T21:15:04Z'));
  expect(readTime('2025-13-01')).toBeUndefined();
  expect([readStatus('partially_refunded', ''), readStatus('odd', ''), readStatus('refunded', '2025-01-01')]).toEqual([
    'partly-refunded',
    null,
    'refunded',
  ]);
});
