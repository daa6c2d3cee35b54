import type {
  readBox as boxShape,
  ContentBox,
  ContentPage,
  readPage as shape,
} from '@vitrine/contract/content-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { type ContentRecord, findContents } from './content-repository.ts';
import { viewBox, viewPage } from './content-view.ts';

export async function readPage(visit: ShopVisit, { params }: Input<typeof shape>): Promise<ContentPage> {
  return viewPage(visit, await find(visit, 'page', params.key));
}

export async function readBox(visit: ShopVisit, { params }: Input<typeof boxShape>): Promise<ContentBox> {
  return viewBox(visit, await find(visit, 'box', params.key));
}

/** By friendlyUrl in any language, else by code. */
async function find(visit: ShopVisit, kind: 'page' | 'box', key: string): Promise<ContentRecord> {
  visit.tag('content', 'store');
  const records = await findContents(visit.db, visit.store.id, kind);
  return (
    records.find(({ texts }) => texts.some(({ friendlyUrl }) => friendlyUrl === key)) ??
    records.find(({ code }) => code === key) ??
    refuse('content.not-found')
  );
}
