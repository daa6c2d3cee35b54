import type { StaffCoupon } from '@vitrine/server';
import { textTable } from '../text-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of a coupon that ends at midnight, otherwise the minute. */
const lastDay = (until: Date): string =>
  until.getTime() % DAY_MS === 0
    ? dayOf(new Date(until.getTime() - DAY_MS))
    : until.toISOString().slice(0, 16).replace('T', ' ');

const HEADS = ['Used', 'Code', 'Value', 'From', 'Until', 'Minimum', 'Limit', 'Per customer', 'Not for'];

const rowOf = (coupon: StaffCoupon): string[] => [
  String(coupon.used),
  coupon.code,
  coupon.value,
  coupon.from ? dayOf(coupon.from) : '-',
  coupon.until ? lastDay(coupon.until) : '-',
  coupon.minimum ?? '-',
  String(coupon.limit ?? '-'),
  String(coupon.limitPerCustomer ?? '-'),
  coupon.excludedCategories.join(', ') || '-',
];

export const couponTable = (coupons: readonly StaffCoupon[]): string[] =>
  coupons.length === 0 ? ['No coupons.'] : textTable(HEADS, coupons.map(rowOf));

export const couponDetails = (coupon: StaffCoupon): string[] => textTable(HEADS, [rowOf(coupon)]);
