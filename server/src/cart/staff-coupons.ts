// The merchant's use cases for coupons.

import { findCodeToIdMap } from '../catalog/catalog.ts';
import { CREATED, diffFields, type HistoryValue, recordChange } from '../history/history.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { formatMoney, readAmount } from '../platform/money.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../store/store.ts';
import {
  type CountedCoupon,
  type CouponRow,
  findCouponByCode,
  findCoupons,
  lockCouponByCode,
  saveCoupon,
} from './coupon-repository.ts';

export interface StaffCoupon {
  readonly code: string;
  /** The discount as text: 10 %, $5.00, free delivery. */
  readonly value: string;
  readonly from: Date | null;
  /** The first moment at which it is no longer valid. */
  readonly until: Date | null;
  readonly minimum: string | null;
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  /** Codes of categories. */
  readonly excludedCategories: readonly string[];
  readonly used: number;
}

export interface CouponInput {
  readonly code: string;
  readonly kind: 'percentage' | 'amount' | 'free-delivery';
  /** Percent or units of the currency; null for free delivery. */
  readonly value: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly minimum: string | null;
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  readonly excludedCategories: readonly string[];
}

export async function listCoupons(ctx: CommandContext): Promise<StaffCoupon[]> {
  const store = await getOwnStore(ctx);
  const view = await viewWith(ctx, store);
  return (await findCoupons(ctx.db, store.id)).map(view);
}

export async function showCoupon(ctx: CommandContext, code: string): Promise<StaffCoupon> {
  const store = await getOwnStore(ctx);
  const coupon = (await findCouponByCode(ctx.db, store.id, code)) ?? throwDomainError('coupon.unknown');
  return (await viewWith(ctx, store))(coupon);
}

/** Creates the coupon, or replaces the one with this code; its uses stay counted. */
export async function setCoupon(ctx: CommandContext, input: CouponInput): Promise<StaffCoupon> {
  const store = await getOwnStore(ctx);
  const { code, kind, from, until, limit, limitPerCustomer } = input;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(code)) return throwDomainError('coupon.code');
  if (until && until <= (from ?? ctx.now)) return throwDomainError('period.invalid');
  const { categories } = await findCodeToIdMap(ctx.db, store.id);
  await change(ctx, store, code, {
    kind,
    value: storedValue(input, store),
    startsAt: from,
    endsAt: until,
    minimum: input.minimum === null ? 0 : readAmount(input.minimum, store.currency),
    usesAllowed: limit,
    usesAllowedPerCustomer: limitPerCustomer,
    excludedCategoryIds: input.excludedCategories.map(
      (name) => categories.get(name) ?? throwDomainError('category.not-found'),
    ),
  });
  return showCoupon(ctx, code);
}

/** The coupon is no longer valid from now on. */
export async function endCoupon(ctx: CommandContext, code: string): Promise<StaffCoupon> {
  const store = await getOwnStore(ctx);
  const coupon = (await findCouponByCode(ctx.db, store.id, code)) ?? throwDomainError('coupon.unknown');
  if (coupon.endsAt === null || coupon.endsAt > ctx.now)
    await change(ctx, store, coupon.code, { endsAt: ctx.now }, ' --end');
  return showCoupon(ctx, code);
}

/** Saves the coupon and records what is different. Values that are not given stay. */
async function change(
  ctx: CommandContext,
  store: StoreRow,
  code: string,
  values: CouponValues | Pick<CouponValues, 'endsAt'>,
  option = '',
): Promise<void> {
  const { categories } = await findCodeToIdMap(ctx.db, store.id);
  const codeOf = new Map([...categories].map(([name, id]) => [id, name]));
  const fieldsOf = (coupon: CouponValues) => recordCoupon(coupon, codeOf);
  await inTransaction(ctx.db, async (tx) => {
    const before = await lockCouponByCode(tx, store.id, code);
    const after = before ? { ...before, ...values } : 'kind' in values ? values : throwDomainError('coupon.unknown');
    await saveCoupon(tx, store.id, { ...valuesOf(after), code });
    const fields = before ? diffFields(fieldsOf(before), fieldsOf(after)) : CREATED;
    const run = { storeId: store.id, at: ctx.now, actor: ctx.actor, action: `coupon ${code}${option}` };
    await recordChange(tx, run, [{ kind: 'coupon', key: code, fields }]);
  });
}

/** Without what the database adds. */
const valuesOf = (coupon: CouponValues): CouponValues => {
  const { kind, value, startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer, excludedCategoryIds } = coupon;
  return { kind, value, startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer, excludedCategoryIds };
};

function storedValue({ kind, value }: CouponInput, store: StoreRow): number {
  if (kind === 'free-delivery') return 0;
  if (kind === 'amount') return readAmount(value ?? '', store.currency);
  const hundredths = Number(value) * 100;
  const isWhole = Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
  return isWhole && hundredths > 0 && hundredths <= 100_00
    ? Math.round(hundredths)
    : throwDomainError('coupon.percent');
}

async function viewWith(
  { db }: CommandContext,
  { id, currency }: StoreRow,
): Promise<(coupon: CountedCoupon) => StaffCoupon> {
  const { categories } = await findCodeToIdMap(db, id);
  const codeOf = new Map([...categories].map(([code, categoryId]) => [categoryId, code]));
  const money = (amount: number) => formatMoney(amount, currency, 'en');
  return (coupon) => ({
    code: coupon.code,
    value:
      coupon.kind === 'percentage'
        ? `${coupon.value / 100} %`
        : coupon.kind === 'amount'
          ? money(coupon.value)
          : 'free delivery',
    from: coupon.startsAt,
    until: coupon.endsAt,
    minimum: coupon.minimum > 0 ? money(coupon.minimum) : null,
    limit: coupon.usesAllowed,
    limitPerCustomer: coupon.usesAllowedPerCustomer,
    excludedCategories: coupon.excludedCategoryIds.map((category) => codeOf.get(category) ?? String(category)),
    used: coupon.used,
  });
}

// Pure: a coupon as imports and the history have it.

type CouponValues = Omit<CouponRow, 'id' | 'storeId' | 'key' | 'code'>;

/** Present values only. `codeOf`: codes of categories by their id. */
export function recordCoupon(coupon: CouponValues, codeOf: ReadonlyMap<number, string>): Record<string, HistoryValue> {
  const { kind, value, startsAt, endsAt, minimum, usesAllowed, usesAllowedPerCustomer, excludedCategoryIds } = coupon;
  const excluded = excludedCategoryIds.flatMap((id) => codeOf.get(id) ?? []);
  const values = {
    kind,
    percent: kind === 'percentage' && value > 0 ? value / 100 : null,
    amount: kind === 'amount' && value > 0 ? value : null,
    from: startsAt?.toISOString() ?? null,
    until: endsAt?.toISOString() ?? null,
    minimum: minimum === 0 ? null : minimum,
    limit: usesAllowed,
    limitPerCustomer: usesAllowedPerCustomer,
    excludedCategories: excluded.length === 0 ? null : excluded,
  };
  return Object.fromEntries(Object.entries(values).filter(([, present]) => present !== null));
}
