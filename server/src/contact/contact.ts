// THE DOOR of the messages: what the merchant's commands and the accounts use.
export { contactPersonalData } from './contact-personal-data.ts';
export { type ContactMessage, listMessages } from './list-messages.ts';
