// Own addition: one mail when something happens. No alert is sent before its address is confirmed by the link of a
// first mail.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './alerts-shapes.ts';

export const requestAlert = endpoint<typeof shapes.requestAlert>()({
  name: 'requestAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts',
  summary: 'Own addition: requests one email when a product is back in stock or its price drops',
});

export const confirmAlert = endpoint<typeof shapes.confirmAlert>()({
  name: 'confirmAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts/confirm',
  summary: 'Own addition: confirms an alert with the key from the mail',
});

export const stopAlert = endpoint<typeof shapes.stopAlert>()({
  name: 'stopAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts/stop',
  summary: 'Own addition: cancels an alert; idempotent',
});
