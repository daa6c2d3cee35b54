// The fields that the merchant has defined. Values are in the column `fields` of what has them.
import type { CustomFieldKind, CustomFieldSubject } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Texts } from '@vitrine/contract/fields/field.ts';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { stores } from '../store/store-tables.ts';

export const customFields = pgTable(
  'custom_fields',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    code: text('code').notNull(),
    subject: text('subject').$type<CustomFieldSubject>().notNull(),
    kind: text('kind').$type<CustomFieldKind>().notNull(),
    name: jsonb('name').$type<Texts>().notNull(),
    help: jsonb('help').$type<Texts>().notNull(),
    choices: jsonb('choices').$type<readonly { readonly code: string; readonly name: Texts }[]>().notNull(),
    shown: boolean('shown').notNull(),
    filter: boolean('filter').notNull(),
    onInvoice: boolean('on_invoice').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('custom_fields_code').on(t.storeId, t.code)],
);
