// Everything the merchant does by commands, whichever feature does it.

import type { AdminContext } from './orders/merchant-orders.ts';
import { createOrderAdminApi, type OrderAdminApi } from './orders/order-admin-api.ts';
import { createReviewAdminApi, type ReviewAdminApi } from './reviews/reviews.ts';

export type AdminApi = OrderAdminApi & ReviewAdminApi;

export const createAdminApi = (ctx: () => AdminContext): AdminApi => ({
  ...createOrderAdminApi(ctx),
  ...createReviewAdminApi(ctx),
});
