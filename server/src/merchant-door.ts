// Everything the merchant does by commands, whichever feature does it.

import { type OrderDoor, orderDoor } from './orders/merchant-door.ts';
import type { MerchantDesk } from './orders/merchant-orders.ts';
import { type ReviewDoor, reviewDoor } from './reviews/reviews.ts';

export type MerchantDoor = OrderDoor & ReviewDoor;

export const merchantDoor = (desk: () => MerchantDesk): MerchantDoor => ({ ...orderDoor(desk), ...reviewDoor(desk) });
