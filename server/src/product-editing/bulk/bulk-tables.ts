// Changes of many products that staff has asked for: what they would change, to look at before they are made.

import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EntryChange } from '../../history/history.ts';
import { historyChanges } from '../../history/history-tables.ts';
import { staff } from '../../staff/staff-tables.ts';
import { stores } from '../../store/store-tables.ts';
import type { ProductPatch } from '../entries/entry-patch.ts';
import type { StockRule } from '../entries/merge-entry.ts';
import type { BulkIssue, ScheduleErrorCode } from './bulk-issue.ts';

export const bulkJobs = pgTable('bulk_jobs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer('store_id')
    .notNull()
    .references(() => stores.id),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  /** For the history. */
  action: text('action').notNull(),
  stockRule: text('stock_rule').$type<StockRule>().notNull(),
  actions: jsonb('actions').$type<BulkActions>(),
  /** As in the history. */
  madeBy: text('made_by'),
  /** null: when a person does it. */
  runAt: timestamp('run_at', { withTimezone: true }),
  /** The person who needs the permission at that moment; null when the person was removed. */
  scheduledBy: integer('scheduled_by').references(() => staff.id, { onDelete: 'set null' }),
  /** Why it could not be made at that moment. */
  problem: text('problem').$type<ScheduleErrorCode>(),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  warned: integer('warned').notNull().default(0),
  /** Steps it was divided into. */
  steps: integer('steps'),
  /** The run of the history, once it has begun. */
  changeId: integer('change_id').references(() => historyChanges.id, { onDelete: 'set null' }),
});

/** A product that the job changes, or cannot change. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    /** The product as it was seen. */
    version: text('version').notNull(),
    /** null: it is refused. */
    patch: jsonb('patch').$type<ProductPatch>(),
    /** Empty: it is refused. */
    changes: jsonb('changes').$type<EntryChange[]>().notNull(),
    refusal: jsonb('refusal').$type<BulkIssue>(),
    /** A price changes by more than half. */
    warned: boolean('warned').notNull(),
  },
  (t) => [primaryKey({ name: 'bulk_rows_pk', columns: [t.jobId, t.position] })],
);
