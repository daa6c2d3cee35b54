import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { contents, contentTexts, type HomeSectionTexts, homeSections } from './content-tables.ts';

export type NewContent = Omit<typeof contents.$inferInsert, 'storeId' | 'id'> & {
  readonly texts: readonly Omit<typeof contentTexts.$inferInsert, 'contentId' | 'storeId'>[];
};

export type NewHomeSection = Omit<typeof homeSections.$inferInsert, 'storeId' | 'id'>;
export type { HomeSectionTexts };

export async function saveContent(db: Queryable, storeId: number, { texts, ...content }: NewContent): Promise<void> {
  const { code: _, kind: __, ...rest } = content;
  const [row] = await db
    .insert(contents)
    .values({ ...content, storeId })
    .onConflictDoUpdate({ target: [contents.storeId, contents.kind, contents.code], set: rest })
    .returning({ id: contents.id });
  const contentId = row?.id ?? 0;
  await db.delete(contentTexts).where(and(eq(contentTexts.contentId, contentId), eq(contentTexts.storeId, storeId)));
  if (texts.length > 0) await db.insert(contentTexts).values(texts.map((text) => ({ ...text, contentId, storeId })));
}

/** Replaces all sections of the home page. */
export async function replaceHome(db: Queryable, storeId: number, sections: readonly NewHomeSection[]): Promise<void> {
  await db.delete(homeSections).where(eq(homeSections.storeId, storeId));
  if (sections.length > 0) await db.insert(homeSections).values(sections.map((section) => ({ ...section, storeId })));
}
