import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface SocialLinks {
  facebook?: string | undefined;
  pinterest?: string | undefined;
  instagram?: string | undefined;
  youtube?: string | undefined;
}

export const stores = pgTable('stores', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  /** The first is the store's default. */
  languages: text('languages').array().notNull(),
  country: text('country').notNull(),
  state: text('state'),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  phone: text('phone'),
  email: text('email'),
  since: date('since', { mode: 'string' }).notNull().defaultNow(),
  sizeUnit: text('size_unit').notNull(),
  weightUnit: text('weight_unit').notNull(),
  shipsTo: text('ships_to').array().notNull(),
  social: jsonb('social').$type<SocialLinks>().notNull(),
});
