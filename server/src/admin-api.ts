// All operations of the merchant's command line, from every module.

import type { AdminContext } from './orders/merchant-orders.ts';
import { createOrderAdminApi, type OrderAdminApi } from './orders/order-admin-api.ts';
import { createReviewAdminApi, type ReviewAdminApi } from './reviews/reviews.ts';

export type AdminApi = OrderAdminApi & ReviewAdminApi;

export const createAdminApi = (ctx: () => AdminContext): AdminApi => ({
  ...createOrderAdminApi(ctx),
  ...createReviewAdminApi(ctx),
});
