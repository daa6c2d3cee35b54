import { createHash } from 'node:crypto';
import type { ShopVisit } from '../store/store.ts';
import { findContents } from './content-repository.ts';
import { viewBox } from './content-view.ts';

/** The name of the terms as they are worded now, in the language of the visit; null where the shop has none. */
export const recallTermsVersion = (visit: ShopVisit): Promise<string | null> =>
  visit.recall(`terms ${visit.store.id} ${visit.language}`, ['content', 'store'], async () => {
    const box = (await findContents(visit.db, visit.store.id, 'box')).find(({ code }) => code === 'agreement');
    const text = box && viewBox(visit, box).description?.description;
    return text ? `${visit.language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}` : null;
  });
