// Records who changed what in the catalog, the content and the settings. Rows are only added, and deleted when they are old.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

/** A value of a field, amounts in minor units; null when there is none. */
export type HistoryValue =
  | string
  | number
  | boolean
  | null
  | readonly HistoryValue[]
  | { readonly [key: string]: HistoryValue };

export interface FieldChange {
  readonly from: HistoryValue;
  readonly to: HistoryValue;
  /** Where it stood, for what has an order and is removed. */
  readonly at?: number;
}

/** One run: an import, a command, an undo. */
export const historyChanges = pgTable(
  'history_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Who: `command`, later the name of a member of staff. */
    actor: text('actor').notNull(),
    /** The request, such as `import products.yaml`. */
    action: text('action').notNull(),
    /** Set when this run took back another one. */
    undoes: integer('undoes'),
  },
  (t) => [
    index('history_changes_time').on(t.storeId, t.at),
    index('history_changes_undoes').on(t.undoes).where(sql`undoes is not null`),
  ],
);

/** One entry that the run changed: a product, a category, the store. */
export const historyEntries = pgTable(
  'history_entries',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => historyChanges.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** By field. */
    fields: jsonb('fields').$type<Record<string, FieldChange>>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'history_entries_pk', columns: [t.changeId, t.position] }),
    index('history_entries_key').on(t.kind, t.key),
  ],
);
