import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures are stored in the database, so that every process can read them and one backup contains everything. */
export const media = pgTable('media', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** First 16 hex digits of the SHA-256 of the imported file; identical pictures are stored once. */
  hash: text('hash').notNull().unique(),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytes('content').notNull(),
  /** When it was stored, or uploaded once more. */
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});
