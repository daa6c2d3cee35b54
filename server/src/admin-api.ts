// All use cases of the merchant, from every module: one list for the commands and for every later caller.
import { listDemand } from './alerts/alerts.ts';
import { listArchive } from './archive/archive.ts';
import { backupShop, goLive } from './backup/backup.ts';
import { endCoupon, listCoupons, setCoupon, showCoupon } from './cart/cart.ts';
import { endSale, setLowStock, setPrice, setStock, setVisible, startSale } from './catalog/catalog.ts';
import { exportFiles, exportRedirects, importFile, undoChange } from './catalogue-file/import-file.ts';
import { listMissingTranslations } from './catalogue-file/list-missing-translations.ts';
import { listMessages } from './contact/contact.ts';
import { listHistory, showHistory } from './history/history.ts';
import { showMailbox } from './mail/mail.ts';
import { listSubscribers } from './newsletter/newsletter.ts';
import type { AdminContext } from './orders/admin-context.ts';
import { emptyShop } from './orders/empty-shop.ts';
import { listOrders } from './orders/list-merchant-orders.ts';
import { addOrderNote, cancelOrder, receivePayment, shipOrder, showOrder } from './orders/merchant-orders.ts';
import { listOpenRefunds, refundOrder } from './orders/merchant-refunds.ts';
import { invitePreOrders, listPreOrders } from './preorder/preorder.ts';
import { listRedirects, removeRedirect, setRedirect } from './redirects/redirects.ts';
import { listWaitingReviews, publishReview, refuseReview, showReview } from './reviews/reviews.ts';
import { listZeroResultSearches } from './search/search.ts';
import { listStaff, makeOwner, resetStaff } from './staff/staff.ts';
import { listWithdrawals } from './withdrawal/withdrawal.ts';

const useCases = {
  listOrders,
  listArchive,
  listOpenRefunds,
  showOrder,
  shipOrder,
  refundOrder,
  cancelOrder,
  receivePayment,
  addOrderNote,
  setStock,
  setLowStock,
  setPrice,
  startSale,
  endSale,
  setVisible,
  listCoupons,
  showCoupon,
  setCoupon,
  endCoupon,
  listWaitingReviews,
  showReview,
  publishReview,
  refuseReview,
  listMissingTranslations,
  listZeroResultSearches,
  listPreOrders,
  invitePreOrders,
  listDemand,
  listMessages,
  listWithdrawals,
  listSubscribers,
  emptyShop,
  listRedirects,
  setRedirect,
  removeRedirect,
  importFile,
  exportFiles,
  exportRedirects,
  listHistory,
  showHistory,
  undoChange,
  backupShop,
  goLive,
  showMailbox,
  listStaff,
  resetStaff,
  makeOwner,
};

type WithoutContext<F> = F extends (ctx: AdminContext, ...rest: infer R) => infer A ? (...rest: R) => A : never;

export type AdminApi = { readonly [Name in keyof typeof useCases]: WithoutContext<(typeof useCases)[Name]> };

type AdminUseCase = (ctx: AdminContext, ...rest: never[]) => unknown;

/** Each call gets a context of its own, with the time of the call. */
export const createAdminApi = (createContext: () => AdminContext): AdminApi =>
  Object.fromEntries(
    Object.entries<AdminUseCase>(useCases).map(([name, useCase]) => [
      name,
      (...rest: never[]) => useCase(createContext(), ...rest),
    ]),
  ) as AdminApi;
