// The checkout as staff sets it up.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-checkout-shapes.ts';

export const trySalesRules = endpoint<typeof shapes.trySalesRules>()({
  name: 'trySalesRules',
  access: 'staff',
  method: 'POST',
  path: 'private/store/sales-rules/test',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'What goods of a price would cost at an address by these rules, which need not be saved',
});

export const readOpening = endpoint<typeof shapes.readOpening>()({
  name: 'readOpening',
  access: 'staff',
  method: 'GET',
  path: 'private/opening',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'What an emptied shop needs before it can sell',
});
