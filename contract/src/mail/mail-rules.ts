// Pure: what a mail server and a sender may be, for the form and the server.

/** starttls and tls must encrypt; none does not, which is for a server in the own network. */
export const mailEncryptions = ['starttls', 'tls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];

/** The usual port. */
export const portOf: Readonly<Record<MailEncryption, number>> = { starttls: 587, tls: 465, none: 25 };

/** A host name or an IPv4 address, in lower case. */
export const hostName = /^[a-z\d_]([a-z\d._-]*[a-z\d_])?$/;

/** Quotes and angle brackets would end the name in the header of a mail. */
export const senderName = /^[^<>"\r\n]*$/;

/** How a test mail ended. Those from `host-unknown` to `certificate` are about the connection, the others about what was sent. */
export const mailTestAnswers = [
  'sent',
  'host-unknown',
  'refused',
  'timeout',
  'no-greeting',
  'no-tls',
  'no-starttls',
  'certificate',
  'login-refused',
  'login-needed',
  'sender-refused',
  'recipient-refused',
  'unexpected',
] as const;
export type MailTestAnswer = (typeof mailTestAnswers)[number];
