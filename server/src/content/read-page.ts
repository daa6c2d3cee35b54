import { createHash } from 'node:crypto';
import type {
  readBox as boxShape,
  ContentBox,
  ContentPage,
  readPage as shape,
} from '@vitrine/contract/content/content-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { type ContentRecord, findContents } from './content-repository.ts';
import { viewBox, viewPage } from './content-view.ts';

export async function readPage(ctx: RequestContext, { params }: Input<typeof shape>): Promise<ContentPage> {
  return viewPage(ctx, await find(ctx, 'page', params.key));
}

export async function readBox(ctx: RequestContext, { params }: Input<typeof boxShape>): Promise<ContentBox> {
  return viewBox(ctx, await find(ctx, 'box', params.key));
}

/** Finds by friendlyUrl in any language, or by code. */
async function find(ctx: RequestContext, kind: 'page' | 'box', key: string): Promise<ContentRecord> {
  ctx.tag('content', 'store');
  const records = await findContents(ctx.db, ctx.store.id, kind);
  return (
    records.find(({ texts }) => texts.some(({ friendlyUrl }) => friendlyUrl === key)) ??
    records.find(({ code }) => code === key) ??
    refuse('content.not-found')
  );
}

/** Identifies the current text of the terms in the language of the request; null if there are none. */
export const getCachedTermsVersion = (ctx: RequestContext): Promise<string | null> =>
  ctx.cache(`terms ${ctx.store.id} ${ctx.language}`, ['content', 'store'], async () => {
    const box = (await findContents(ctx.db, ctx.store.id, 'box')).find(({ code }) => code === 'agreement');
    const text = box && viewBox(ctx, box).description?.description;
    return text ? `${ctx.language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}` : null;
  });
