// Public API of the mail module. A feature defines the content of its mails and queues them here.

export { backOfficeAddress, pageAddress } from './mail-frame.ts';
export type { MailBlock, MailFact, NewMail } from './new-mail.ts';
export { findStoreRecipient, queueMail, queueStoreMail } from './queue-mail.ts';
