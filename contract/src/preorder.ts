// Own addition. A pre-order is a place in the queue for something that is not there yet: nothing is paid and nothing is
// owed. When stock arrives, those who wait are invited to order, first come, first served.
import { endpoint } from './endpoint.ts';
import type * as shapes from './preorder-shapes.ts';

export const placePreOrder = endpoint<typeof shapes.placePreOrder>()({
  name: 'placePreOrder',
  access: 'open',
  method: 'POST',
  path: 'preorder',
  success: 201,
  summary: 'Own addition: pre-orders a product without payment. Idempotent per address and product',
});

export const cancelPreOrder = endpoint<typeof shapes.cancelPreOrder>()({
  name: 'cancelPreOrder',
  access: 'open',
  method: 'POST',
  path: 'preorder/cancel',
  summary: 'Own addition: cancels a pre-order with the key from its mail; idempotent',
});
