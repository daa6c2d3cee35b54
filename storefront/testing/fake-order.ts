import type { Confirmation } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Address, Order, OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';
import { fakeTotal } from './fake-cart.ts';
import { fakeAddress } from './fake-customer.ts';

const address: Address = {
  ...fakeAddress(),
  address: '1 rue Verte',
  city: 'Lyon',
  postalCode: '69001',
  email: null,
  countryName: 'France',
  provinceName: null,
};

/** The response to an order that was paid at once. */
export const fakeConfirmation = (change: Partial<Confirmation> = {}): Confirmation => ({
  id: 4711,
  billing: address,
  delivery: address,
  shipping: null,
  payment: 'test',
  total: { totals: [fakeTotal('total', 25)], grandTotal: '$25.00' },
  products: [],
  key: 'order-key',
  orderStatus: 'ORDERED',
  paymentStatus: 'paid',
  redirectUrl: null,
  emailAddress: 'ann@example.com',
  ...change,
});

export const fakeOrderLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  sku: 'MUG',
  productName: 'Blue mug',
  orderedQuantity: 2,
  price: '$10.00',
  subTotal: '$20.00',
  image: null,
  attributes: [],
  product: {
    id: 1,
    sku: 'MUG',
    image: null,
    description: { name: 'Blue mug', friendlyUrl: 'mug' },
    available: true,
  },
  ...change,
});

export const fakeOrder = (change: Partial<Order> = {}): Order => ({
  id: 4711,
  datePurchased: '2026-11-02T10:00:00Z',
  orderStatus: 'ORDERED',
  previousOrderStatus: null,
  paymentStatus: 'paid',
  currency: 'USD',
  paymentType: 'CREDITCARD',
  paymentModule: 'test',
  paymentName: 'Test card',
  shippingModule: null,
  shippingName: 'By post',
  expectedDelivery: null,
  customerAgreed: true,
  confirmedAddress: true,
  comments: null,
  creditCard: null,
  currencyModel: null,
  attributes: [],
  customer: {
    id: 5,
    emailAddress: 'ann@example.com',
    userName: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
  },
  billing: address,
  delivery: address,
  totals: [fakeTotal('subtotal', 20), fakeTotal('shipping', 5), fakeTotal('total', 25)],
  total: fakeTotal('total', 25),
  tax: null,
  shipping: fakeTotal('shipping', 5),
  refunded: 0,
  products: [fakeOrderLine()],
  history: [],
  tracking: null,
  payUrl: null,
  hasInvoice: false,
  canRestoreCart: false,
  instructions: null,
  language: 'en',
  ...change,
});
