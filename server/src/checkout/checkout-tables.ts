import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { carts } from '../cart/cart-tables.ts';

/**
 * A delivery method offered for a cart and a place. The price is calculated on use: the cart may have changed since.
 */
export const shippingQuotes = pgTable(
  'shipping_quotes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    country: text('country').notNull(),
    /** Empty when the request has none. */
    zone: text('zone').notNull(),
    postalCode: text('postal_code').notNull(),
    method: text('method').notNull(),
  },
  (t) => [unique('shipping_quotes_place').on(t.cartId, t.country, t.zone, t.method)],
);
