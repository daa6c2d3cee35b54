// Withdrawal from a distance contract (directive 2011/83, article 11a). Every declaration is accepted; only the
// merchant learns whether it matches an order and is in time.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './withdrawal-shapes.ts';

export const withdraw = endpoint<typeof shapes.withdraw>()({
  name: 'withdraw',
  access: 'open',
  method: 'POST',
  path: 'withdrawal',
  summary:
    'Own addition: declares the withdrawal from an order. Declared twice in the same words, the first receipt answers',
});
