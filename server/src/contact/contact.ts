// Public API of the contact module, for commands and accounts.

export { contactPersonalData } from './contact-personal-data.ts';
export { countMessages } from './contact-repository.ts';
export { type ContactMessage, listMessages } from './list-messages.ts';
