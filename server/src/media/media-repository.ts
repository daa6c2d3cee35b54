import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { media } from './media-tables.ts';

export interface SavedPicture {
  readonly id: number;
  readonly hash: string;
}

/** Stores each picture once, identified by its hash. */
export async function savePicture(db: Queryable, picture: typeof media.$inferInsert): Promise<SavedPicture> {
  const [known] = await db.select({ id: media.id, hash: media.hash }).from(media).where(eq(media.hash, picture.hash));
  if (known) return known;
  const [row] = await db.insert(media).values(picture).returning({ id: media.id, hash: media.hash });
  if (!row) throw new Error(`picture ${picture.hash} was not saved`);
  return row;
}

export async function findPictureWidth(db: Queryable, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ width: media.width }).from(media).where(eq(media.hash, hash));
  return row?.width;
}

export async function findPicture(db: Queryable, hash: string): Promise<typeof media.$inferSelect | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row;
}
