// Orders of the shop that the merchant had before. They can only be read.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './archive-shapes.ts';

export const listArchivedOrders = endpoint<typeof shapes.listArchivedOrders>()({
  name: 'listArchivedOrders',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/archived-orders',
  summary: 'Own addition: orders that the customer placed in the merchant’s previous shop, newest first',
});
