// Pure: the columns of Shopify's orders, and what their cells say.
import type { ImportedOrder } from '../../archive/archive.ts';

export const orderColumns = {
  number: ['name'],
  email: ['email'],
  status: ['financial status'],
  canceledAt: ['cancelled at'],
  createdAt: ['created at'],
  currency: ['currency'],
  subtotal: ['subtotal'],
  delivery: ['shipping'],
  tax: ['taxes'],
  total: ['total'],
  refunded: ['refunded amount'],
  coupon: ['discount code'],
  discount: ['discount amount'],
  deliveryName: ['shipping method'],
  paymentName: ['payment method'],
  quantity: ['lineitem quantity'],
  name: ['lineitem name'],
  unit: ['lineitem price'],
  sku: ['lineitem sku'],
  lineDiscount: ['lineitem discount'],
  billingName: ['billing name'],
  billingCompany: ['billing company'],
  billingAddress1: ['billing address1'],
  billingAddress2: ['billing address2'],
  billingCity: ['billing city'],
  billingZip: ['billing zip'],
  billingProvince: ['billing province'],
  billingCountry: ['billing country'],
  billingPhone: ['billing phone'],
  shippingName: ['shipping name'],
  shippingCompany: ['shipping company'],
  shippingAddress1: ['shipping address1'],
  shippingAddress2: ['shipping address2'],
  shippingCity: ['shipping city'],
  shippingZip: ['shipping zip'],
  shippingProvince: ['shipping province'],
  shippingCountry: ['shipping country'],
  shippingPhone: ['shipping phone'],
} as const;

/** Said by other columns as well. */
export const ignoredOrderColumns = [
  'id',
  'billing street',
  'billing province name',
  'shipping street',
  'shipping province name',
];

const STATUS: Readonly<Record<string, ImportedOrder['status']>> = {
  paid: 'paid',
  refunded: 'refunded',
  partially_refunded: 'partly-refunded',
  voided: 'canceled',
  expired: 'canceled',
  pending: 'open',
  authorized: 'open',
  partially_paid: 'open',
  unpaid: 'open',
};

/** Null when the previous shop does not say it, or in words of its own. */
export function readStatus(financial: string, canceledAt: string): ImportedOrder['status'] {
  const status = STATUS[financial.toLowerCase()] ?? null;
  return canceledAt !== '' && status !== 'refunded' ? 'canceled' : status;
}

/** Reads `2026-03-01 22:15:04 -0500`; the day is the one in the shop's own time zone. */
export function readTime(text: string): { readonly at: Date; readonly day: string } | undefined {
  const [, day = '', time = '00:00:00', sign = '+', hours = '00', minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?) ?(?:UTC|Z|([+-])(\d\d):?(\d\d))?)?$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}${sign}${hours}:${minutes}`);
  return Number.isNaN(at.getTime()) ? undefined : { at, day };
}
