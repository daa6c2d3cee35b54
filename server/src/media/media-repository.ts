import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { media } from './media-tables.ts';
import type { PictureFacts } from './picture-formats.ts';

export interface SavedPicture {
  readonly id: number;
  readonly hash: string;
}

type NewPicture = typeof media.$inferInsert;

const PAGE = 100;
const facts = { hash: media.hash, width: media.width, contentType: media.contentType };

/** Stores pictures that are not stored yet, each once, identified by its hash; in the given order. */
export async function addPictures(db: Queryable, pictures: readonly NewPicture[]): Promise<SavedPicture[]> {
  const added = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()];
  if (added.length === 0) return [];
  return db.insert(media).values(added).returning({ id: media.id, hash: media.hash });
}

/** Two people may upload the same picture at the same time. One that nothing names yet begins its time again. */
export async function addPictureOnce(db: Queryable, picture: NewPicture): Promise<void> {
  await db
    .insert(media)
    .values(picture)
    .onConflictDoUpdate({ target: media.hash, set: { addedAt: sql`excluded.added_at` } });
}

async function findSaved(db: Queryable, hashes: string[]): Promise<SavedPicture[]> {
  if (hashes.length === 0) return [];
  return db.select({ id: media.id, hash: media.hash }).from(media).where(inArray(media.hash, hashes));
}

/** Facts about the pictures after that id, a page at a time, without their content. */
export const listPicturesAfter = (db: Queryable, id: number): Promise<(PictureFacts & { id: number })[]> =>
  db
    .select({ id: media.id, ...facts })
    .from(media)
    .where(gt(media.id, id))
    .orderBy(asc(media.id))
    .limit(PAGE);

export async function findPictureFacts(db: Queryable, hash: string): Promise<PictureFacts | undefined> {
  const [row] = await db.select(facts).from(media).where(eq(media.hash, hash));
  return row;
}

export async function findPictureContent(db: Queryable, hash: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ content: media.content }).from(media).where(eq(media.hash, hash));
  return row?.content;
}

/** Ids of stored pictures by hash. */
export async function findMediaIds(db: Queryable, hashes: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < hashes.length; start += 1000)
    for (const { id, hash } of await findSaved(db, hashes.slice(start, start + 1000))) ids.set(hash, id);
  return ids;
}

/** Stored pictures by hash, without their content. */
export async function findStoredPictures(
  db: Queryable,
  hashes: readonly string[],
): Promise<Map<string, Omit<typeof media.$inferSelect, 'id' | 'content' | 'addedAt'>>> {
  const found = new Map<string, Omit<typeof media.$inferSelect, 'id' | 'content' | 'addedAt'>>();
  for (let start = 0; start < hashes.length; start += 1000) {
    const some = hashes.slice(start, start + 1000);
    const rows = await db
      .select({ ...facts, height: media.height })
      .from(media)
      .where(inArray(media.hash, some));
    for (const row of rows) found.set(row.hash, row);
  }
  return found;
}
