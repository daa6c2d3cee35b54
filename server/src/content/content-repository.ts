import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { media } from '../media/media-tables.ts';
import type { Queryable } from '../platform/database/database.ts';
import { contents, contentTexts, type HomeSectionTexts, homeSections } from './content-tables.ts';

export type ContentRecord = Awaited<ReturnType<typeof findContents>>[number];

/** Visible entries of a kind; newest pages first, then in the merchant's order. */
export async function findContents(db: Queryable, storeId: number, kind: 'page' | 'box') {
  const rows = await db
    .select({ content: contents, hash: media.hash, width: media.width, height: media.height })
    .from(contents)
    .leftJoin(media, eq(media.id, contents.mediaId))
    .where(and(eq(contents.storeId, storeId), eq(contents.kind, kind), eq(contents.visible, true)))
    .orderBy(sql`${contents.publishedOn} desc nulls last`, asc(contents.position));
  const texts = await db
    .select()
    .from(contentTexts)
    .where(
      inArray(
        contentTexts.contentId,
        rows.map(({ content }) => content.id),
      ),
    );
  const textsOf = Map.groupBy(texts, ({ contentId }) => contentId);
  return rows.map(({ content, hash, width, height }) => ({
    ...content,
    picture: hash !== null && width !== null && height !== null ? { hash, width, height } : null,
    texts: textsOf.get(content.id) ?? [],
  }));
}

export async function findHomeSections(db: Queryable, storeId: number) {
  const rows = await db
    .select()
    .from(homeSections)
    .where(and(eq(homeSections.storeId, storeId), eq(homeSections.visible, true)))
    .orderBy(asc(homeSections.position));
  const pictures = await db
    .select({ id: media.id, hash: media.hash, width: media.width, height: media.height })
    .from(media)
    .where(
      inArray(
        media.id,
        rows.flatMap(({ mediaIds }) => mediaIds),
      ),
    );
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return rows.map((row) => ({
    ...row,
    pictures: row.mediaIds.flatMap((id, index) => {
      const picture = byId.get(id);
      return picture ? [{ ...picture, name: row.mediaNames[index] ?? 'picture', index }] : [];
    }),
  }));
}

export type HomeSectionRecord = Awaited<ReturnType<typeof findHomeSections>>[number];

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

export async function deleteContent(db: Queryable, storeId: number, kind: 'page' | 'box', code: string): Promise<void> {
  await db.delete(contents).where(and(eq(contents.storeId, storeId), eq(contents.kind, kind), eq(contents.code, code)));
}

/** Replaces all sections of the home page. */
export async function replaceHome(db: Queryable, storeId: number, sections: readonly NewHomeSection[]): Promise<void> {
  await db.delete(homeSections).where(eq(homeSections.storeId, storeId));
  if (sections.length > 0) await db.insert(homeSections).values(sections.map((section) => ({ ...section, storeId })));
}
