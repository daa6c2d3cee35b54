// The merchant's use cases for reviews: list, publish, refuse with a reason.
import { findCustomer } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../store/store.ts';
import { nameProducts, queueRefusedMail } from './review-mails.ts';
import {
  changeReviewRow,
  countByState,
  findByState,
  findReviewInStore,
  findWaiting,
  lockReview,
  type ReviewRow,
  updateProductRatings,
} from './reviews-repository.ts';

export interface StaffReview extends Omit<ReviewRow, 'customerId'> {
  readonly product: string;
}

export async function listWaitingReviews(ctx: CommandContext): Promise<StaffReview[]> {
  const store = await getOwnStore(ctx);
  return sheetsOf(ctx, store, await findWaiting(ctx.db, store.id));
}

interface ReviewList {
  readonly items: readonly StaffReview[];
  readonly total: number;
  readonly totalIsExact: true;
  readonly next: string | null;
}

interface ReviewListQuery {
  readonly state: ReviewRow['state'];
  readonly count: number;
  readonly after?: string | undefined;
}

export async function listStaffReviews(
  ctx: CommandContext,
  { state, count, after }: ReviewListQuery,
): Promise<ReviewList> {
  const store = await getOwnStore(ctx);
  const from = after !== undefined && /^\d{1,9}$/.test(after) ? Number(after) : undefined;
  const [rows, total] = await Promise.all([
    findByState(ctx.db, store.id, { state, from, limit: count + 1 }),
    countByState(ctx.db, store.id, state),
  ]);
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  return {
    items: await sheetsOf(ctx, store, shown),
    total,
    totalIsExact: true,
    next: rows.length > count && last ? String(last.id) : null,
  };
}

export async function showReview(ctx: CommandContext, id: number): Promise<StaffReview> {
  const store = await getOwnStore(ctx);
  return sheetOf(ctx, store, await reviewOf(ctx, store, id));
}

export async function publishReview(ctx: CommandContext, id: number): Promise<StaffReview> {
  return decide(ctx, id, { state: 'published', reason: null });
}

/** A published review is hidden again; its author gets a mail with the reason. */
export async function refuseReview(ctx: CommandContext, id: number, reason: string): Promise<StaffReview> {
  return decide(ctx, id, { state: 'refused', reason });
}

async function decide(
  ctx: CommandContext,
  id: number,
  decision: Pick<ReviewRow, 'state' | 'reason'>,
): Promise<StaffReview> {
  const store = await getOwnStore(ctx);
  const { productId } = await reviewOf(ctx, store, id);
  const decided = await inTransaction(ctx.db, async (tx) => {
    const before = (await lockReview(tx, id, productId)) ?? throwDomainError('review.not-found');
    if (before.state === decision.state) return throwDomainError('review.decided', { id, state: before.state });
    const after = await changeReviewRow(tx, id, decision);
    const isSeen = before.state === 'published' || after.state === 'published';
    if (isSeen) await updateProductRatings(tx, { storeId: store.id, now: ctx.now }, [productId]);
    if (after.state === 'refused') await mailReviewAuthor(tx, ctx, store, after);
    return after;
  });
  return sheetOf(ctx, store, decided);
}

async function mailReviewAuthor(tx: Tx, ctx: CommandContext, store: StoreRow, review: ReviewRow): Promise<void> {
  const author = review.customerId === null ? undefined : await findCustomer(tx, review.customerId);
  if (!author) return;
  const nameOf = await nameProducts(tx, [review.productId], firstLanguage(store));
  await queueRefusedMail(tx, { ...ctx, store }, review, author, nameOf(review.productId, review.language));
}

async function sheetsOf({ db }: CommandContext, store: StoreRow, rows: readonly ReviewRow[]): Promise<StaffReview[]> {
  const language = firstLanguage(store);
  const nameOf = await nameProducts(
    db,
    rows.map(({ productId }) => productId),
    language,
  );
  return rows.map(({ customerId: _, ...row }) => ({ ...row, product: nameOf(row.productId, language).name }));
}

async function sheetOf(ctx: CommandContext, store: StoreRow, row: ReviewRow): Promise<StaffReview> {
  const [sheet] = await sheetsOf(ctx, store, [row]);
  return sheet ?? throwDomainError('review.not-found');
}

const firstLanguage = ({ languages }: StoreRow): string => languages[0] ?? 'en';

const reviewOf = async ({ db }: CommandContext, store: StoreRow, id: number): Promise<ReviewRow> =>
  (await findReviewInStore(db, store.id, id)) ?? throwDomainError('review.not-found');
