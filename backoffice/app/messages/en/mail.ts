import type { MailTestAnswer } from '@vitrine/contract/mail/mail-rules.ts';
import { plural } from '@vitrine/contract/text/plural.ts';

/** The mail server, the sender and who gets which notice. */
export const mailSettingsMessages = {
  title: 'Email',
  delivery: {
    server: 'Emails leave by this mail server. A change acts at once, without a restart.',
    mailbox: 'No mail server is set. Emails are shown in a mailbox on the machine of the shop and are not sent.',
    waiting: 'No email leaves the shop: they wait until a mail server is set.',
  },
  missingPassword: 'The password of this server is not stored: emails wait until you type it again.',
  isCopy: 'This is a restored copy: it sends no emails until it goes live. A test email is sent.',
  waiting: (count: number) => plural('en', count, { one: 'One email waits.', other: `${count} emails wait.` }),
  lastError: 'The last email that was not sent: the mail server answered',
  failed: (count: number) =>
    plural('en', count, { one: 'Show the email that failed', other: `Show the ${count} emails that failed` }),
  server: 'Mail server',
  serverAbout:
    'Your email provider names these under “SMTP” or “outgoing mail”. Leave the server empty to send no emails.',
  host: 'Server',
  hostHint: 'Such as smtp.example.com',
  port: 'Port',
  encryption: 'Encryption',
  encryptions: {
    starttls: 'STARTTLS (mostly port 587)',
    tls: 'TLS from the beginning (mostly port 465)',
    none: 'None (only within your own network)',
    offered: 'STARTTLS if the server offers it',
  },
  openWarning: 'Emails and the password can be read on the way. Use it only within your own network.',
  user: 'User',
  userHint: 'Mostly your email address. Empty: the server asks for no password.',
  password: 'Password',
  passwordHint: 'It is stored encrypted and never shown again.',
  passwordStored: 'A password is stored. Leave this empty to keep it.',
  needsSecret:
    'A server that asks for a user and a password cannot be set here yet. The person who runs the server of the shop can allow it, or set it there; the guide for operators says how.',
  setBy: (name: string) => `Set by ${name} in the environment of the shop. It can be changed only there.`,
  none: 'None',
  sender: 'Sender',
  senderName: 'Name of the sender',
  senderAddress: 'Address of the sender',
  senderHint: (standard: string) => `Empty: ${standard}`,
  notices: 'Notices to you',
  noticesAbout: (address: string) =>
    `Empty fields mean the address for notices: ${address}. It is on the screen “Shop”.`,
  noticesNowhere: 'Without an address no notice is sent. The address for all notices is on the screen “Shop”.',
  orderNoticeEmail: 'Orders, withdrawals and refunds',
  messageNoticeEmail: 'Messages of the contact form',
  stockNoticeEmail: 'Low stock',
  unsaved: 'Not saved yet',
  saved: 'The settings of emails are saved.',
  test: 'Send a test email',
  testAbout: 'It is sent with what stands in the form, also if it is not saved yet.',
  testing: 'Sending…',
  to: 'Test email to',
  hostEmpty: 'Enter the server',
  hostWrong: 'Enter a name such as smtp.example.com, without smtp:// and without spaces',
  portWrong: 'Enter a number from 1 to 65535',
  passwordEmpty: 'Enter the password of this server',
  nameWrong: 'A name has no quotes and no angle brackets',
  emailEmpty: 'Enter an email address',
  emailWrong: 'Enter an email address such as name@example.com',
  answers: {
    sent: 'The mail server has taken the test email. Look whether it arrives.',
    'host-unknown': 'There is no server of this name',
    refused: 'The server refuses connections at this port',
    timeout: 'The server does not answer at this port. Check the name and the port',
    'no-greeting': 'The server does not greet. Its port may begin with TLS: choose “TLS from the beginning”',
    'no-tls': 'This port does not begin with TLS. Choose “STARTTLS”',
    'no-starttls': 'The server does not offer STARTTLS at this port',
    certificate: 'The certificate of the server is not valid for this name. Use the name that your provider gives',
    'login-refused': 'The server does not accept this user and password',
    'login-needed': 'The server asks for a user and a password',
    'sender-refused': 'The server does not send from this address',
    'recipient-refused': 'The server does not deliver to this address',
    unexpected: 'The test email was not sent: the answer was not that of a mail server, or was cut off',
  } as Readonly<Record<MailTestAnswer, string>>,
  said: (reason: string) => `The server says: ${reason}`,
};

/** Emails of the shop that could not be sent. */
export const mailMessages = {
  title: 'Emails that failed',
  about:
    'These emails of the last 30 days were tried for a day, or refused for good. Mend the cause first: the address of the customer, or the settings of the mail server.',
  tries: (count: number) => plural('en', count, { one: 'tried once', other: `tried ${count} times` }),
  send: 'Send again',
  sendAll: 'Send all again',
  named: (subject: string, to: string) => `“${subject}” to ${to}`,
  noText: 'Had a secret link, which is deleted. The person has to ask for a new one.',
  queued: (count: number) =>
    plural('en', count, {
      one: 'The email is being sent again.',
      other: `${count} emails are being sent again.`,
    }),
  nothingLeft: 'Nothing was left to send.',
  empty: 'No email has failed',
  emptyText: 'An email that cannot be sent appears here, with the reason.',
};
