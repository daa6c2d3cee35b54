// THE DOOR of the messages: what the merchant's commands and the accounts use.
export { contactKeeper } from './contact-keeper.ts';
export { type ContactMessage, listMessages } from './list-messages.ts';
