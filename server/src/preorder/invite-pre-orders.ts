// Invites customers with a pre-order when stock has arrived, oldest first.
import { findVariantsOf, labelVariants, type VariantLabel } from '../catalog/catalog.ts';
import { DAY } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../store/store.ts';
import { mailInvitation } from './preorder-mail.ts';
import { countFreeStock, lockWaiting, markInvited, type PreOrderRow } from './preorder-repository.ts';

/** Units offered to a customer are not offered to another for this long. */
const OFFER_DAYS = 3;

export interface Invited {
  readonly sku: string;
  readonly name: string;
  readonly people: number;
  readonly stillWaiting: number;
}

/** `sku` is that of a product (all its variants) or of one variant; `max` counts customers, not units. */
export async function invitePreOrders(
  ctx: Pick<CommandContext, 'db' | 'storeCode' | 'shopUrl' | 'now'>,
  sku: string,
  max = Number.POSITIVE_INFINITY,
): Promise<Invited[]> {
  const { db, shopUrl, now } = ctx;
  const store = await getOwnStore(ctx);
  const variants = await findVariantsOf(db, store.id, sku);
  if (variants.length === 0) return throwDomainError('product.not-found');
  const named = variants.filter((variant) => variant.sku === sku);
  const results: Invited[] = [];
  let left = max;
  for (const { variantId } of named.length > 0 ? named : variants) {
    const result = await db.transaction((tx) => inviteTo(tx, { store, shopUrl, now }, variantId, left));
    left -= result.people;
    results.push(result);
  }
  return results;
}

interface From {
  readonly store: StoreRow;
  readonly shopUrl: string;
  readonly now: Date;
}

async function inviteTo(tx: Tx, from: From, variantId: number, max: number): Promise<Invited> {
  const free = await countFreeStock(tx, variantId, new Date(from.now.getTime() - OFFER_DAYS * DAY));
  const waiting = await lockWaiting(tx, variantId);
  const invited = chooseInvited(waiting, free, max);
  const labels = await labelsFor(tx, from.store, variantId, invited);
  for (const row of invited) {
    const label = labels.get(row.language);
    if (label) await mailInvitation(tx, from, row, label);
  }
  await markInvited(
    tx,
    invited.map(({ id }) => id),
    from.now,
  );
  const [own = ''] = from.store.languages;
  const { sku = String(variantId), name = '' } = labels.get(own) ?? {};
  return { sku, name, people: invited.length, stillWaiting: waiting.length - invited.length };
}

/** Names of the variants in each language that is needed. */
async function labelsFor(
  tx: Tx,
  { languages }: StoreRow,
  variantId: number,
  rows: readonly PreOrderRow[],
): Promise<Map<string, VariantLabel>> {
  const fallback = languages[0] ?? 'en';
  const found = new Map<string, VariantLabel>();
  for (const language of new Set([fallback, ...rows.map((row) => row.language)])) {
    const label = (await labelVariants(tx, [variantId], { language, fallback })).get(variantId);
    if (label) found.set(language, label);
  }
  return found;
}

/** First come, first served within the free stock; the last one may have requested more than is left. */
export function chooseInvited<W extends { readonly quantity: number }>(
  waiting: readonly W[],
  pieces: number,
  max: number,
): W[] {
  const invited: W[] = [];
  let left = pieces;
  for (const one of waiting) {
    if (left <= 0 || invited.length >= max) break;
    invited.push(one);
    left -= one.quantity;
  }
  return invited;
}
