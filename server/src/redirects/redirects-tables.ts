// Old addresses and where they lead. A page of the shop always wins: these are looked up only before "not found".
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

export const redirects = pgTable(
  'redirects',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Normalized path; see redirect-path.ts. */
    source: text('source').notNull(),
    /** Path in this shop, as it is sent to the browser. */
    target: text('target').notNull(),
    /** The normalized path of the target: no target is the source of another redirect. */
    targetPath: text('target_path').notNull(),
  },
  (t) => [
    primaryKey({ name: 'redirects_pk', columns: [t.storeId, t.source] }),
    index('redirects_target').on(t.storeId, t.targetPath),
  ],
);
