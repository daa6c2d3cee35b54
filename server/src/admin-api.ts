// All operations of the merchant's command line, from every module.
import {
  type AdminContext,
  cancelOrder,
  listOpenRefunds,
  listRecentOrders,
  receivePayment,
  refundOrder,
  setStock,
  shipOrder,
  showOrder,
} from './orders/merchant-orders.ts';
import { listWaitingReviews, publishReview, refuseReview, showReview } from './reviews/reviews.ts';

const useCases = {
  listRecentOrders,
  listOpenRefunds,
  showOrder,
  shipOrder,
  refundOrder,
  cancelOrder,
  receivePayment,
  setStock,
  listWaitingReviews,
  showReview,
  publishReview,
  refuseReview,
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
