// Drafts of products: stored changes that are tried out in a transaction which is rolled back, to check them, to show the product
// as it would be, and to preview its page.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  readDraft as readShape,
  saveDraft as saveShape,
} from '@vitrine/contract/product-editing/edit-products-shapes.ts';
import type { ProductChanges, ProductDraft } from '@vitrine/contract/product-editing/edited-product.ts';
import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { DomainError, throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StaffContext, type StoreRow } from '../../store/store.ts';
import { applyOrPreview } from '../changes/apply-or-preview.ts';
import { applyDraft, type DraftAuthor } from '../edit/edit-product.ts';
import { type DraftRow, findDraft, removeDraft, saveDraftRow } from './draft-repository.ts';
import { createPreviewToken } from './preview-token.ts';

export async function saveDraft(
  ctx: StaffContext,
  id: number,
  { version, publishAt, ...given }: Input<typeof saveShape>['body'],
): Promise<ProductDraft> {
  const store = await getOwnStore(ctx);
  if (publishAt !== null && new Date(publishAt) <= ctx.now) throwDomainError('draft.past', {}, { field: 'publishAt' });
  const changes = withoutCounts(given);
  // A draft that cannot be saved is refused now, not when it is to be published.
  await applyOrPreview(ctx.db, true, (tx) => applyDraft(tx, ctx, store, id, changes, version));
  await saveDraftRow(ctx.db, {
    productId: id,
    storeId: store.id,
    changes,
    savedBy: ctx.actor,
    staffId: ctx.staff.id,
    savedAt: ctx.now,
    publishAt: publishAt === null ? null : new Date(publishAt),
    problem: null,
  });
  const { draft } = await readDraft(ctx, id);
  return draft ?? throwDomainError('draft.not-found');
}

/** Without counts of stock: orders change the stock until the draft is published. A new variant has none yet. */
const withoutCounts = (changes: ProductChanges): ProductChanges => ({
  ...changes,
  ...(changes.variants && {
    variants: changes.variants.map(({ stock, ...variant }) =>
      variant.options && stock ? { ...variant, stock } : variant,
    ),
  }),
});

/** People who look at a draft do not make its changes. */
const asReader = ({ now, actor, shopUrl }: StaffContext): DraftAuthor => ({ now, actor, shopUrl });

export async function readDraft(ctx: StaffContext, id: number): Promise<ResponseOf<typeof readShape>> {
  const store = await getOwnStore(ctx);
  const draft = await findDraft(ctx.db, store.id, id);
  return { draft: draft ? await viewDraft(ctx, store, draft) : null };
}

async function viewDraft(ctx: StaffContext, store: StoreRow, draft: DraftRow): Promise<ProductDraft> {
  const { productId, changes, savedBy, savedAt, publishAt, problem } = draft;
  const facts = { savedBy, savedAt: savedAt.toISOString(), publishAt: publishAt?.toISOString() ?? null };
  try {
    const product = await applyOrPreview(ctx.db, true, (tx) =>
      applyDraft(tx, asReader(ctx), store, productId, changes),
    );
    return { ...facts, product, problem };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...facts, product: null, problem: error.messageIn(ctx.language) };
  }
}

export async function deleteDraft(ctx: StaffContext, id: number): Promise<null> {
  const store = await getOwnStore(ctx);
  if (!(await removeDraft(ctx.db, store.id, id))) throwDomainError('draft.not-found');
  return null;
}

export async function previewDraft(ctx: StaffContext, id: number): Promise<{ url: string }> {
  const store = await getOwnStore(ctx);
  const draft = (await findDraft(ctx.db, store.id, id)) ?? throwDomainError('draft.not-found');
  const { texts } = await applyOrPreview(ctx.db, true, (tx) => applyDraft(tx, asReader(ctx), store, id, draft.changes));
  const [language = 'en'] = store.languages;
  const { prefix } = siteLanguages[knownLanguage(language)];
  const token = createPreviewToken(ctx.fingerprint, { storeId: store.id, productId: id, now: ctx.now });
  return { url: `${prefix}/product/${encodeURIComponent(texts[language]?.slug ?? String(id))}?preview=${token}` };
}

/** Runs the work in a transaction in which the draft is published, and which is rolled back. */
export async function withDraft<T>(
  db: Database,
  ctx: Pick<CommandContext, 'storeCode' | 'shopUrl' | 'now'>,
  productId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const store = await getOwnStore({ ...ctx, db });
  const draft = (await findDraft(db, store.id, productId)) ?? throwDomainError('link.invalid');
  return applyOrPreview(db, true, async (tx) => {
    await applyDraft(tx, { ...ctx, actor: draft.savedBy }, store, productId, draft.changes);
    return work(tx);
  });
}
