// Own addition: one mail when it happens. Nobody is written to who has not said yes by the link of a first mail.
import type * as shapes from './alerts-shapes.ts';
import { endpoint } from './endpoint.ts';

export const requestAlert = endpoint<typeof shapes.requestAlert>()({
  name: 'requestAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts',
  summary: 'Own addition: asks to be told once when a product can be had again, or when its price drops',
});

export const confirmAlert = endpoint<typeof shapes.confirmAlert>()({
  name: 'confirmAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts/confirm',
  summary: 'Own addition: takes a place in the queue, by the key of the mail',
});

export const stopAlert = endpoint<typeof shapes.stopAlert>()({
  name: 'stopAlert',
  access: 'open',
  method: 'POST',
  path: 'alerts/stop',
  summary: 'Own addition: gives the place up; once more changes nothing',
});
