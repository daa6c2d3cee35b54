// Public API of the newsletter module, for commands and accounts.

export { addConsentedSubscribers } from './import-subscribers.ts';
export { listSubscribers, type Subscriber } from './list-subscribers.ts';
export { newsletterPersonalData } from './newsletter-personal-data.ts';
export { isSubscriber, leaveList, moveSubscriber } from './newsletter-repository.ts';
export { joinNewsletter } from './subscribe-to-newsletter.ts';
