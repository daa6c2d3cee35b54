// Whatever shoppers and merchants type: invoices and packing slips can be drawn, also with letters that the font does not have.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { drawInvoices } from './draw-invoice.ts';
import { drawPackingSlips } from './draw-packing-slip.ts';
import type { InvoiceSheet } from './invoice-view.ts';

const sheetWith = (text: string): InvoiceSheet => ({
  fileName: 'invoice.pdf',
  language: 'en',
  title: text,
  shop: text,
  issuedAt: new Date('2026-11-18T10:00:00Z'),
  facts: [[text, text]],
  parties: [
    [text, [text, text]],
    ['Buyer', []],
  ],
  columns: ['Item', 'Quantity', 'Unit', 'Amount'],
  rows: [{ name: text, details: text, quantity: '1', unit: '$1.00', amount: '$1.00' }],
  totals: [[text, text]],
  grandTotal: [text, '$1.00'],
});

const isPdf = (bytes: Uint8Array): boolean => {
  const content = Buffer.from(bytes).toString('latin1');
  return content.startsWith('%PDF-') && content.trimEnd().endsWith('%%EOF');
};

const look = { ink: '#0e244d', logo: null };

test('any text can be drawn on an invoice and on a packing slip', async () => {
  const scripts = fc.constantFrom(
    'שלום',
    'مرحبا',
    '你好',
    'नमस्ते',
    '👩‍👩‍👧',
    'e\u0301\u0301\u0301',
    '\ufdfd',
    '\u{1f1fa}\u{1f1f8}',
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, scripts), async (text) => {
      const sheet = sheetWith(text);
      expect(isPdf(await drawInvoices([sheet, sheetWith('plain')], look))).toBe(true);
      const { title, shop, facts, parties, language, issuedAt } = sheet;
      const slip = { title, shop, facts, parties, language, issuedAt };
      const rows = [{ sku: text, name: text, details: text, quantity: '1' }];
      expect(isPdf(await drawPackingSlips([{ ...slip, columns: ['SKU', text, 'Quantity'], rows }], look))).toBe(true);
    }),
    { numRuns: 100 },
  );
}, 300_000);
