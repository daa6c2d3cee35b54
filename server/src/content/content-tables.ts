import { boolean, date, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { media } from '../media/media-tables.ts';
import { stores } from '../store/store-tables.ts';

export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** 'page' or 'box'. */
    kind: text('kind').$type<'page' | 'box'>().notNull(),
    code: text('code').notNull(),
    visible: boolean('visible').notNull(),
    linkToMenu: boolean('link_to_menu').notNull(),
    position: integer('position').notNull(),
    mediaId: integer('media_id').references(() => media.id),
    mediaName: text('media_name'),
    publishedOn: date('published_on', { mode: 'string' }),
  },
  (t) => [unique('contents_code').on(t.storeId, t.kind, t.code)],
);

export const contentTexts = pgTable(
  'content_texts',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    language: text('language').notNull(),
    name: text('name').notNull(),
    /** Null for boxes. */
    friendlyUrl: text('friendly_url'),
    title: text('title'),
    highlights: text('highlights'),
    description: text('description').notNull(),
    metaDescription: text('meta_description'),
    mediaAlt: text('media_alt'),
  },
  (t) => [
    primaryKey({ name: 'content_texts_pk', columns: [t.contentId, t.language] }),
    unique('content_texts_url').on(t.storeId, t.language, t.friendlyUrl),
  ],
);

export interface HomeSectionTexts {
  title?: string | undefined;
  text?: string | undefined;
  linkText?: string | undefined;
  items: { title: string; text: string; icon: string | null }[];
  alts: string[];
}

export const homeSections = pgTable('home_sections', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer('store_id')
    .notNull()
    .references(() => stores.id),
  type: text('type').$type<'hero' | 'categories' | 'products' | 'promo' | 'journal' | 'promises'>().notNull(),
  groupCode: text('group_code'),
  link: text('link'),
  mediaIds: integer('media_ids').array().notNull(),
  mediaNames: text('media_names').array().notNull(),
  visible: boolean('visible').notNull(),
  position: integer('position').notNull(),
  /** By language code. */
  texts: jsonb('texts').$type<Record<string, HomeSectionTexts>>().notNull(),
});
