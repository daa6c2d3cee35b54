// THE DOOR of the newsletter: what the merchant's commands and the accounts use.
export { joinNewsletter } from './join-newsletter.ts';
export { listSubscribers, type Subscriber } from './list-subscribers.ts';
export { newsletterPersonalData } from './newsletter-personal-data.ts';
export { isSubscriber, leaveList, moveSubscriber } from './newsletter-repository.ts';
