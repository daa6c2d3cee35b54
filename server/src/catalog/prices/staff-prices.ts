// The merchant's use cases for prices. Every change adds to the price history, from which the former price is computed.
import { isBelow, periodIssue } from '@vitrine/contract/catalog/sale-rules.ts';
import { type EntryChange, type HistoryValue, recordChange } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { formatMoney, readAmount } from '../../platform/money.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { refreshListings } from '../listing/listing-refresh-repository.ts';
import { addOffer, findOffers, lockNamedProduct } from '../staff/named-product-repository.ts';
import { isOpenSale, type PriceOffer, priceAt } from './price.ts';

export interface PriceChange {
  readonly sku: string;
  readonly before: string;
  readonly after: string;
}

export interface SaleStart extends PriceChange {
  /** The price that is struck out; null when the reduction cannot be shown honestly. */
  readonly former: string | null;
}

/** Sets the price of a product in all its variants, or of one variant. A sale that is lower than the new price stays. */
export async function setPrice(ctx: CommandContext, sku: string, price: string): Promise<PriceChange[]> {
  const store = await getOwnStore(ctx);
  const amount = readAmount(price, store.currency);
  return changeOffers(ctx, store, sku, `price ${sku} ${price}`, (_, { current }) => ({
    offer: withPrice(current, amount, ctx.now),
    result: { before: money(current.amount, store), after: money(amount, store) },
  }));
}

const withPrice = (current: PriceOffer, amount: number, now: Date): NewOffer =>
  isOpenSale(current, now) && isBelow({ price: current.specialAmount ?? 0 }, amount)
    ? { ...current, amount }
    : { ...NO_SALE, amount };

interface SalePeriod {
  readonly from: Date | null;
  /** The first moment after it. */
  readonly until: Date | null;
}

/** Reduces the price for a period. An earlier sale ends. */
export async function startSale(
  ctx: CommandContext,
  sku: string,
  price: string,
  period: SalePeriod,
): Promise<SaleStart[]> {
  const store = await getOwnStore(ctx);
  const sale = readSale(ctx, store, { price, ...period });
  return changeOffers(ctx, store, sku, `sale ${sku} ${price}`, (own, { current, offers }) => {
    const offer = withSale(current.amount, sale, own, store);
    const { discounted, original } = priceAt([...offers, { ...offer, since: ctx.now }], sale.start);
    const former = discounted ? money(original, store) : null;
    return {
      offer,
      result: { before: money(current.amount, store), after: money(sale.amount, store), former },
    };
  });
}

interface Sale {
  readonly amount: number;
  readonly start: Date;
  readonly from: Date | null;
  readonly until: Date | null;
}

function readSale(
  { now }: CommandContext,
  { currency }: StoreRow,
  { price, from, until }: SalePeriod & { readonly price: string },
): Sale {
  const amount = readAmount(price, currency);
  const start = from && from > now ? from : now;
  if (periodIssue({ from, until }, now)) return throwDomainError('period.invalid');
  return { amount, start, from: start > now ? start : null, until };
}

function withSale(amount: number, sale: Sale, sku: string, store: StoreRow): NewOffer {
  if (!isBelow({ price: sale.amount }, amount))
    return throwDomainError('sale.not-lower', { sku, price: money(amount, store) });
  return { amount, specialAmount: sale.amount, specialFrom: sale.from, specialUntil: sale.until };
}

/** Price and sale together, as one change. Without a price it stays; `sale: null` ends the sale, without it the sale stays. */
export async function changePrice(
  ctx: CommandContext,
  sku: string,
  {
    price,
    sale,
  }: { readonly price?: string | undefined; readonly sale?: (SalePeriod & { price: string }) | null | undefined },
): Promise<void> {
  if (price === undefined && sale === undefined) return throwDomainError('change.nothing');
  const store = await getOwnStore(ctx);
  const amount = price === undefined ? undefined : readAmount(price, store.currency);
  const next = sale && readSale(ctx, store, sale);
  const action = [
    ...(price === undefined ? [] : [`price ${sku} ${price}`]),
    ...(sale === undefined ? [] : [`sale ${sku} ${sale?.price ?? '--end'}`]),
  ].join(', ');
  const changed = await changeOffers(ctx, store, sku, action, (own, { current }) => {
    const isEnded = sale === null && price === undefined && !isOpenSale(current, ctx.now);
    if (isEnded) return undefined;
    const wanted = amount ?? current.amount;
    if (next) return { offer: withSale(wanted, next, own, store), result: {} };
    return { offer: sale === null ? { ...NO_SALE, amount: wanted } : withPrice(current, wanted, ctx.now), result: {} };
  });
  if (changed.length === 0) throwDomainError('sale.none', { sku });
}

/** Ends a running or planned sale. Returns the SKUs. */
export async function endSale(ctx: CommandContext, sku: string): Promise<string[]> {
  const store = await getOwnStore(ctx);
  const ended = await changeOffers(ctx, store, sku, `sale ${sku} --end`, (_, { current }) =>
    isOpenSale(current, ctx.now) ? { offer: { ...NO_SALE, amount: current.amount }, result: {} } : undefined,
  );
  return ended.length > 0 ? ended.map((one) => one.sku) : throwDomainError('sale.none', { sku });
}

type NewOffer = Omit<PriceOffer, 'since'>;

const NO_SALE = { specialAmount: null, specialFrom: null, specialUntil: null };

interface Prices {
  readonly offers: readonly PriceOffer[];
  readonly current: PriceOffer;
}

/** Adds the offer that `decide` returns to each of the variants; undefined leaves a variant as it is. */
async function changeOffers<R extends object>(
  ctx: CommandContext,
  store: StoreRow,
  sku: string,
  action: string,
  decide: (sku: string, prices: Prices) => { readonly offer: NewOffer; readonly result: R } | undefined,
): Promise<(R & { readonly sku: string })[]> {
  return inTransaction(ctx.db, async (tx: Tx) => {
    const goods = (await lockNamedProduct(tx, store.id, sku)) ?? throwDomainError('product.not-found');
    const offersOf = await findOffers(
      tx,
      goods.variants.map(({ id }) => id),
    );
    const results: (R & { readonly sku: string })[] = [];
    const changes: EntryChange[] = [];
    for (const variant of goods.variants) {
      const offers = offersOf.get(variant.id) ?? [];
      const current = offers.at(-1);
      const decided = current && decide(variant.sku, { offers, current });
      if (!decided) continue;
      const since = current.since > ctx.now ? current.since : ctx.now;
      if (!isSame(current, decided.offer)) {
        await addOffer(tx, variant.id, store.currency, { ...decided.offer, since });
        changes.push({ kind: 'variant', key: variant.sku, fields: priceChange(current, decided.offer) });
      }
      results.push({ ...decided.result, sku: variant.sku });
    }
    await recordChange(tx, { storeId: store.id, at: ctx.now, actor: ctx.actor, action }, changes);
    await refreshListings(tx, store.id, [goods.productId], ctx.now);
    return results;
  });
}

function priceChange(from: NewOffer, to: NewOffer): EntryChange['fields'] {
  const special = ({ specialAmount, specialFrom, specialUntil }: NewOffer): HistoryValue =>
    specialAmount === null
      ? null
      : {
          price: specialAmount,
          from: specialFrom?.toISOString() ?? null,
          until: specialUntil?.toISOString() ?? null,
        };
  const isSameSale = isSame({ ...from, amount: 0 }, { ...to, amount: 0 });
  return {
    ...(from.amount !== to.amount && { price: { from: from.amount, to: to.amount } }),
    ...(!isSameSale && { special: { from: special(from), to: special(to) } }),
  };
}

const isSame = (a: NewOffer, b: NewOffer): boolean =>
  a.amount === b.amount &&
  a.specialAmount === b.specialAmount &&
  a.specialFrom?.getTime() === b.specialFrom?.getTime() &&
  a.specialUntil?.getTime() === b.specialUntil?.getTime();

const money = (amount: number, { currency }: StoreRow): string => formatMoney(amount, currency, 'en');
