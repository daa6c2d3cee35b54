import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';

/** A table whose columns the shop does not know by their names. */
export const anImport = (differences: Partial<ImportJob> = {}): ImportJob => ({
  id: 12,
  name: 'supplier.csv',
  bytes: 120,
  kind: 'table',
  format: null,
  columns: [
    { name: 'Article', example: 'MUG', suggestion: 'sku' },
    { name: 'Preis', example: '28,00', suggestion: 'price' },
    { name: 'Remark', example: '', suggestion: '' },
  ],
  targets: {
    vitrine: ['sku', 'price', 'special.price', 'stock'],
    'shopify-products': ['Handle', 'Variant SKU'],
    woocommerce: ['SKU'],
    redirects: ['from', 'to'],
  },
  state: 'uploaded',
  progress: 0,
  choices: null,
  created: {},
  changed: {},
  unchanged: {},
  losing: 0,
  problems: [],
  moreProblems: 0,
  warnings: [],
  reasons: [],
  hasReport: false,
  expiresAt: null,
  changeId: null,
  ...differences,
});

/** The same, checked: one price changes. */
export const aCheckedImport = (differences: Partial<ImportJob> = {}): ImportJob =>
  anImport({
    state: 'checked',
    changed: { product: 1 },
    unchanged: { product: 4 },
    expiresAt: '2025-11-03T10:00:00Z',
    choices: {
      mode: 'merge',
      stock: 'new',
      format: 'vitrine',
      mapping: { Article: 'sku', Preis: 'price', Remark: '' },
      decimal: null,
      untracked: null,
      preorder: false,
      consentNote: null,
      invite: false,
    },
    ...differences,
  });
