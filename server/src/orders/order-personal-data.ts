// Personal data in orders. Accounting rules require to retain order documents after an account is deleted.
import { type PersonalDataHandler, retentionEnd } from '../store/store.ts';
import { deleteExpiredOrderData } from './expire-orders.ts';
import { adoptOrders, findAllOrdersOf, unlinkOrders } from './order-personal-data-repository.ts';
import { findOrderLines } from './orders-repository.ts';

const WHAT = {
  en: 'Order documents, with your name and address',
  fr: 'Documents de commande, avec vos nom et adresse',
};

export const ordersPersonalData: PersonalDataHandler = {
  subject: 'orders',
  exportPersonalData: async (db, customer) => {
    const orders = await findAllOrdersOf(db, customer);
    const lines = await findOrderLines(
      db,
      orders.map(({ id }) => id),
    );
    return orders.map(({ key: _, storeId: __, cartId: ___, ...order }) => ({
      ...order,
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ sku, name, options, quantity, unit }) => ({ sku, name, options, quantity, unit })),
    }));
  },
  claimGuestData: (tx, customer) => adoptOrders(tx, customer),
  erasePersonalData: async (tx, customer) => {
    const orders = await findAllOrdersOf(tx, customer);
    const newest = orders.at(-1);
    if (!newest) return [];
    await unlinkOrders(tx, customer);
    return [{ what: WHAT, until: retentionEnd(newest.createdAt) }];
  },
  deleteExpired: deleteExpiredOrderData,
};
