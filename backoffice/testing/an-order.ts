import type { OrderSummary, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';

/** A row of the list: paid by card, two items, not shipped. */
export const anOrderSummary = (differences: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1001,
  number: '1001',
  date: '2025-11-03T09:15:00Z',
  state: 'paid',
  payment: 'paid',
  failure: null,
  paymentName: 'Card',
  customer: 'Ann Lee',
  email: 'ann.lee@mail.example',
  country: 'DE',
  items: 3,
  total: '96.00',
  currency: 'USD',
  delivery: 'Standard',
  hasNote: false,
  withdrawal: null,
  ...differences,
});

export const anOrderLine = (differences: Partial<StaffOrder['lines'][number]> = {}): StaffOrder['lines'][number] => ({
  sku: 'MUG',
  name: 'Mug',
  options: [],
  image: null,
  quantity: 2,
  price: '28.00',
  total: '56.00',
  refundable: '56.00',
  restockable: 2,
  storeName: null,
  ...differences,
});

/** The same order with its details: two mugs and a vase, everything paid and nothing refunded. */
export const anOrder = (differences: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrderSummary(),
  customerId: null,
  fields: {},
  fieldsVersion: 'f1',
  phone: null,
  comment: null,
  billingAddress: ['Ann Lee', '1 Oak Street', '10115 Berlin', 'Germany'],
  deliveryAddress: ['Ann Lee', '1 Oak Street', '10115 Berlin', 'Germany'],
  recipient: {
    firstName: 'Ann',
    lastName: 'Lee',
    company: '',
    phone: '',
    address: '1 Oak Street',
    address2: '',
    city: 'Berlin',
    postalCode: '10115',
    stateProvince: null,
    zone: '',
    country: 'DE',
    countryCode: 'DE',
  },
  version: 'v1',
  lines: [
    anOrderLine(),
    anOrderLine({
      sku: 'VASE',
      name: 'Vase',
      quantity: 1,
      price: '40.00',
      total: '40.00',
      refundable: '40.00',
      restockable: 1,
      storeName: null,
    }),
  ],
  totals: [
    { name: 'Subtotal', amount: '96.00' },
    { name: 'Total', amount: '96.00' },
  ],
  paid: '96.00',
  refunded: '0.00',
  refundable: '96.00',
  isRefundRecorded: false,
  tracking: null,
  hasInvoice: true,
  language: 'de',
  steps: ['ship', 'refund', 'cancel', 'change-address'],
  refunds: [],
  withdrawals: [],
  history: [{ at: '2025-11-03T09:15:00Z', actor: null, event: 'paid', text: null, amount: null, failure: null }],
  ...differences,
});

/** A withdrawal from the whole order, in time and not settled. */
export const aWithdrawal = (
  differences: Partial<StaffOrder['withdrawals'][number]> = {},
): StaffOrder['withdrawals'][number] => ({
  id: 7,
  receivedAt: '2025-11-04T10:00:00Z',
  name: 'Ann Lee',
  email: 'ann.lee@mail.example',
  lines: [],
  remark: null,
  isInTime: true,
  isOpen: true,
  refundBy: '2025-11-18',
  ...differences,
});
