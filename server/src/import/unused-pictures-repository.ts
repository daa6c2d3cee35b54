// Pictures that nothing shows: uploaded and then not saved, or left over by an import that ended.
import { sql } from 'drizzle-orm';
import { UNDO_DAYS } from '../history/history.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isBrandPicture } from '../store/store.ts';

/** Pictures that an undo could bring back stay, and everything while an import is under way: it has chosen its pictures. */
async function deleteUnusedPictures(db: Database, before: Date, undoableSince: Date): Promise<void> {
  await db.execute(sql`
    with unused as materialized (
      select m.id, m.hash from media m where m.added_at < ${before.toISOString()}::timestamptz
        and not exists (select from running_imports)
        and not exists (select from product_images i where i.media_id = m.id)
        and not exists (select from categories c where m.id in (c.media_id, c.head_media_id))
        and not exists (select from contents c where c.media_id = m.id)
        and not exists (select from home_sections h where m.id = any(h.media_ids))
        and not ${isBrandPicture(sql`m.hash`)}),
    undoable as materialized (
      select e.fields::text as fields from history_entries e join history_changes c on c.id = e.change_id
      where c.at >= ${undoableSince.toISOString()}::timestamptz and exists (select from unused)
        and e.fields ?| array['images', 'image', 'headImage', 'sections', 'logo', 'logoDark', 'siteIcon'])
    delete from media m using unused where m.id = unused.id
      and not exists (select from undoable where position(unused.hash in undoable.fields) > 0)`);
}

/** Somebody may still have a form open, or its draft in a browser. */
const UNUSED_DAYS = 7;

export const deleteOldPictures = (db: Database, now: Date): Promise<void> =>
  deleteUnusedPictures(db, daysBefore(now, UNUSED_DAYS), daysBefore(now, UNDO_DAYS + 1));
