// THE DOOR of the newsletter: what the merchant's commands and the accounts use.
export { listReaders, type NewsletterReader } from './list-readers.ts';
export { newsletterKeeper } from './newsletter-keeper.ts';
