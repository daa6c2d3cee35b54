// Public API of the newsletter module, for commands and accounts.

export { newsletterPersonalData } from './newsletter-personal-data.ts';
export { isSubscriber, leaveList, moveSubscriber } from './newsletter-repository.ts';
export { addConsentedSubscribers, listSubscribers, type Subscriber } from './staff-subscribers.ts';
export { joinNewsletter } from './subscribe-to-newsletter.ts';
