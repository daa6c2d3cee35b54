// THE DOOR of the newsletter: what the merchant's commands and the accounts use.
export { joinNewsletter } from './join-newsletter.ts';
export { listReaders, type NewsletterReader } from './list-readers.ts';
export { newsletterKeeper } from './newsletter-keeper.ts';
export { isReader, leaveList, moveReader } from './newsletter-repository.ts';
