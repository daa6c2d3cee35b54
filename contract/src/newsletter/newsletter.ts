// Double opt-in: a subscription is requested with an address and confirmed by the link mailed to it. The responses are
// the same for every address, so that nobody learns who is subscribed.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './newsletter-shapes.ts';

export const subscribeToNewsletter = endpoint<typeof shapes.subscribeToNewsletter>()({
  name: 'subscribeToNewsletter',
  access: 'open',
  method: 'POST',
  path: 'newsletter',
  summary: 'Subscribes to the newsletter; a mail asks for confirmation',
});

export const confirmNewsletter = endpoint<typeof shapes.confirmNewsletter>()({
  name: 'confirmNewsletter',
  access: 'open',
  method: 'POST',
  path: 'newsletter/confirm',
  summary: 'Own addition: confirms a subscription with the key from the mail',
});

export const leaveNewsletter = endpoint<typeof shapes.leaveNewsletter>()({
  name: 'leaveNewsletter',
  access: 'open',
  method: 'POST',
  path: 'newsletter/unsubscribe',
  summary: 'Own addition: unsubscribes with the key from any newsletter; idempotent',
});

export const renewNewsletter = endpoint<typeof shapes.renewNewsletter>()({
  name: 'renewNewsletter',
  access: 'open',
  method: 'PUT',
  path: 'newsletter/{email}',
  summary: 'The same as subscribeToNewsletter: a mail asks for confirmation',
});

export const askToLeaveNewsletter = endpoint<typeof shapes.askToLeaveNewsletter>()({
  name: 'askToLeaveNewsletter',
  access: 'open',
  method: 'DELETE',
  path: 'newsletter/{email}',
  summary: 'Mails a link to unsubscribe to an address that is subscribed; the response is the same for every address',
});
