import { createHash } from 'node:crypto';
import type { RequestContext } from '../store/store.ts';
import { findContents } from './content-repository.ts';
import { viewBox } from './content-view.ts';

/** Identifies the current text of the terms in the language of the request; null if there are none. */
export const getCachedTermsVersion = (ctx: RequestContext): Promise<string | null> =>
  ctx.cache(`terms ${ctx.store.id} ${ctx.language}`, ['content', 'store'], async () => {
    const box = (await findContents(ctx.db, ctx.store.id, 'box')).find(({ code }) => code === 'agreement');
    const text = box && viewBox(ctx, box).description?.description;
    return text ? `${ctx.language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}` : null;
  });
