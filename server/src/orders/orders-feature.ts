import * as endpoints from '@vitrine/contract/orders/orders.ts';
import * as shapes from '@vitrine/contract/orders/orders-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { backupFeature } from '../backup/backup-feature.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature, extendCommand, Slot } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { paymentsFeature } from '../payments/payments-feature.ts';
import { extendMount, type Mount } from '../platform/http/mount.ts';
import { extendStaffMount } from '../platform/http/mount-staff.ts';
import type { RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { readInvoice, readOwnInvoice } from './documents/read-invoice.ts';
import { countDemoSettings, emptyShop } from './empty-shop.ts';
import { requestOrderLink } from './mail/request-order-link.ts';
import { type OrderNumbers, type OrderWithdrawals, ordersPersonalData, startOrderNumbers } from './orders.ts';
import { mountStaffOrders } from './orders-staff-routes.ts';
import { createOrderReconciliation } from './payment/order-reconciliation-job.ts';
import { paymentFailed, paymentSucceeded } from './payment/payment-returned.ts';
import type { OrderServices } from './payment/payment-services.ts';
import { countWaitingEvents, countWaitingPayments } from './payment/payments-repository.ts';
import { restoreCart } from './payment/restore-cart.ts';
import { listOrders, readOrder, readOwnOrder } from './read-order.ts';
import { countUndoneRefunds } from './refunds/refunds-repository.ts';
import { listOpenRefunds, refundOrder } from './refunds/staff-refunds.ts';
import { listOrders as listStaffOrders } from './staff/list-staff-orders.ts';
import { addOrderNote, cancelOrder, receivePayment, shipOrder, showOrder } from './staff/staff-orders.ts';

interface OrderSettings {
  /** Limit of orders per network and hour, and per email address; unlimited when missing. */
  readonly ordersPerHour?: number | undefined;
  /** How new orders are numbered. */
  readonly orderNumbers?: OrderNumbers;
}

export const ordersFeature = defineFeature({
  name: 'orders',
  needs: [
    storeFeature,
    historyFeature,
    backupFeature,
    mailFeature,
    mediaFeature,
    customFieldsFeature,
    catalogFeature,
    cartFeature,
    accountFeature,
    paymentsFeature,
  ],
  start(
    { db, clock, jobs, shopUrl, collect, store, backup, payments },
    { ordersPerHour, orderNumbers = {} }: OrderSettings,
  ) {
    const reconciliation = createOrderReconciliation({ db, clock, shopUrl, payments, jobs, isCopy: backup.isCopy });
    const { log, reconcile } = reconciliation;
    const withdrawals = new Slot<OrderWithdrawals>('the withdrawals of orders');
    const services = async (): Promise<OrderServices> => ({
      payments: await payments.current(),
      log,
      ordersPerHour,
      orderPrefix: orderNumbers.prefix ?? '',
    });
    const staffServices = async () => ({ payments: await payments.current(), log, withdrawals: withdrawals.get() });
    const withServices = extendCommand(staffServices);
    const empty = extendCommand(async () => ({
      payments: await payments.current(),
      demoStore: await store.demoStore.get()(),
    }))(emptyShop);
    const commands = {
      listOrders: withServices(listStaffOrders),
      showOrder: withServices(showOrder),
      shipOrder: withServices(shipOrder),
      cancelOrder: withServices(cancelOrder),
      receivePayment: withServices(receivePayment),
      addOrderNote: withServices(addOrderNote),
      refundOrder: withServices(refundOrder),
      listOpenRefunds: withServices(listOpenRefunds),
      emptyShop: empty,
    };
    store.emptyShop.fill(empty);
    return {
      api: { services, withdrawals, reconcile },
      routes: (mount) => mountOrders(extendMount(mount, services)),
      staffRoutes: (mount) => mountStaffOrders(extendStaffMount(mount, staffServices), collect('todo')),
      pages: reconciliation.mount,
      commands,
      todo: {
        demoSettings: {
          permission: 'settings.w',
          count: async (at, storeId) => countDemoSettings(at, storeId, await store.demoStore.get()()),
        },
      },
      personalData: ordersPersonalData,
      health: {
        shop: async (at) => {
          const [waiting, paymentEvents, refunds] = await Promise.all([
            countWaitingPayments(at),
            countWaitingEvents(at),
            countUndoneRefunds(at),
          ]);
          return { payments: waiting, paymentEvents, refunds };
        },
      },
      prepare: () => startOrderNumbers(db, orderNumbers),
      jobs: reconciliation.startRounds,
    };
  },
});

function mountOrders(mount: Mount<RequestContext & OrderServices>): void {
  mount(endpoints.listOrders, shapes.listOrders, listOrders);
  mount(endpoints.readOwnOrder, shapes.readOwnOrder, readOwnOrder);
  mount(endpoints.readOrder, shapes.readOrder, readOrder);
  mount(endpoints.requestOrderLink, shapes.requestOrderLink, requestOrderLink);
  mount(endpoints.readOwnInvoice, shapes.readOwnInvoice, readOwnInvoice);
  mount(endpoints.readInvoice, shapes.readInvoice, readInvoice);
  mount(endpoints.paymentSucceeded, shapes.paymentSucceeded, paymentSucceeded);
  mount(endpoints.paymentFailed, shapes.paymentFailed, paymentFailed);
  mount(endpoints.restoreCart, shapes.restoreCart, restoreCart);
}
