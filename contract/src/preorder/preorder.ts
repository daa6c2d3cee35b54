// Own addition. A pre-order is a place in the queue for a variant that is not in stock: nothing is paid and there is no
// obligation. When stock arrives, customers are invited to order, oldest first.
import { endpoint } from '../endpoint.ts';
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
