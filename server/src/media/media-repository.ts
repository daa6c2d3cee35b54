import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { media } from './media-tables.ts';
import type { PictureFacts } from './picture-formats.ts';

export interface SavedPicture {
  readonly id: number;
  readonly hash: string;
}

type NewPicture = typeof media.$inferInsert;

/** Rows per statement: pictures are large. */
const BATCH = 16;
const PAGE = 100;
const facts = { hash: media.hash, width: media.width, contentType: media.contentType };

/** Stores each picture once, identified by its hash, in the given order. */
export async function savePictures(db: Queryable, pictures: readonly NewPicture[]): Promise<Map<string, SavedPicture>> {
  const byHash = new Map(pictures.map((picture) => [picture.hash, picture]));
  const saved = new Map((await findSaved(db, [...byHash.keys()])).map((picture) => [picture.hash, picture]));
  const added = [...byHash.values()].filter(({ hash }) => !saved.has(hash));
  for (let start = 0; start < added.length; start += BATCH) {
    const rows = await db
      .insert(media)
      .values(added.slice(start, start + BATCH))
      .returning({ id: media.id, hash: media.hash });
    for (const row of rows) saved.set(row.hash, row);
  }
  return saved;
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
