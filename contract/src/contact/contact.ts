// Messages to the merchant. They are stored and mailed to the store's address; a reply goes to the sender.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './contact-shapes.ts';

export const sendMessage = endpoint<typeof shapes.sendMessage>()({
  name: 'sendMessage',
  access: 'open',
  method: 'POST',
  path: 'contact',
  summary: 'A message to the store',
});

export const offerHelp = endpoint<typeof shapes.offerHelp>()({
  name: 'offerHelp',
  access: 'open',
  method: 'POST',
  path: 'public/volunteer',
  summary: 'Volunteer form, mailed to the store',
});

export const announceDonation = endpoint<typeof shapes.announceDonation>()({
  name: 'announceDonation',
  access: 'open',
  method: 'POST',
  path: 'mail/donationAdvise',
  summary: 'Donation form, mailed to the store',
});
