// Public API of the newsletter module.

export { isSubscriber, leaveList, moveSubscriber } from './newsletter-repository.ts';
export { addConsentedSubscribers, type Subscriber } from './staff-subscribers.ts';
export { joinNewsletter } from './subscribe-to-newsletter.ts';
