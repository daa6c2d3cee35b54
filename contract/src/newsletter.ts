// Nobody gets a newsletter who has not said so twice: once by typing the address, once by the link in a mail to it. The
// answers are the same for every address, so that nobody learns who is on the list.
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
