// Double opt-in: a subscription is requested with an address and confirmed by the link mailed to it. The responses are
// the same for every address, so that nobody learns who is subscribed.
import { endpoint } from './endpoint.ts';
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
