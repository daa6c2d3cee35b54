import type { BulkJob, BulkRow, ScheduledBulk } from '@vitrine/contract/product-editing/bulk-actions.ts';

export const aBulkJob = (own: Partial<BulkJob> = {}): BulkJob => ({
  job: 11,
  state: 'ready',
  progress: 0,
  changed: 2,
  unchanged: 0,
  refused: 0,
  warned: 0,
  expiresAt: '2026-11-18T12:00:00.000Z',
  changeId: null,
  ...own,
});

export const aBulkRow = (own: Partial<BulkRow> = {}): BulkRow => ({
  sku: 'MUG',
  name: 'Mug',
  warned: false,
  refusal: null,
  changes: [{ sku: 'MUG', field: 'price', from: 28, to: 25.2 }],
  ...own,
});

export const aScheduledBulk = (own: Partial<ScheduledBulk> = {}): ScheduledBulk => ({
  job: 21,
  fields: ['price'],
  changed: 3,
  madeBy: 'Bo Berg',
  runAt: '2030-12-01T08:00:00.000Z',
  problem: null,
  ...own,
});
