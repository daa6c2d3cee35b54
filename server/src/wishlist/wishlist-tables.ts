import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { customers } from '../account/account-tables.ts';

/** Wishlists of customers. Deleted with the account. */
export const wishlists = pgTable('wishlists', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** The newest first. */
  skus: jsonb('skus').$type<string[]>().notNull(),
});
