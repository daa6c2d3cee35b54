// Withdrawing from a contract concluded at a distance (directive 2011/83, article 11a). Every declaration is taken in, whoever
// makes it: whether there is such an order, and whether it comes in time, is told to the merchant alone.
import { endpoint } from './endpoint.ts';
import type * as shapes from './withdrawal-shapes.ts';

export const withdraw = endpoint<typeof shapes.withdraw>()({
  name: 'withdraw',
  access: 'open',
  method: 'POST',
  path: 'withdrawal',
  summary:
    'Own addition: declares the withdrawal from an order. Declared twice in the same words, the first receipt answers',
});
