// Public API of the mail module. A feature defines the content of its mails and queues them here.

export { mailPersonalData } from './mail-personal-data.ts';
export type { MailBlock, MailFact, MailLine, MailTotal, NewMail } from './new-mail.ts';
export { pageAddress } from './page-address.ts';
export { queueMail } from './queue-mail.ts';
export { findStoreRecipient, queueStoreMail } from './store-mail.ts';
