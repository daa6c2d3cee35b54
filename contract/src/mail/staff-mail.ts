// The mail server, the sender, who gets which notice, and e-mails that did not reach their reader.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-mail-shapes.ts';

export const listFailedMails = endpoint<typeof shapes.listFailedMails>()({
  name: 'listFailedMails',
  access: 'staff',
  method: 'GET',
  path: 'private/failed-mails',
  staff: { permission: 'settings.w', record: 'personal-read' },
  summary: 'Mails of the last 30 days that could not be sent, newest first',
});

export const sendMailsAgain = endpoint<typeof shapes.sendMailsAgain>()({
  name: 'sendMailsAgain',
  access: 'staff',
  method: 'POST',
  path: 'private/failed-mails/send',
  staff: { permission: 'settings.w', record: 'change' },
  summary: 'Queues mails again that could not be sent: these, or all that still have their text',
});

export const readMailSettings = endpoint<typeof shapes.readMailSettings>()({
  name: 'readMailSettings',
  access: 'staff',
  method: 'GET',
  path: 'private/mail-settings',
  staff: { permission: 'mail.w', record: 'none' },
  summary: 'Mail server, sender and addresses for notices, and what environment variables decide; never the password',
});

export const saveMailSettings = endpoint<typeof shapes.saveMailSettings>()({
  name: 'saveMailSettings',
  access: 'staff',
  method: 'PUT',
  path: 'private/mail-settings',
  staff: { permission: 'mail.w', danger: true, record: 'change' },
  summary: 'Changes the mail server, the sender and the addresses for notices; the password is stored encrypted',
});

export const sendTestMail = endpoint<typeof shapes.sendTestMail>()({
  name: 'sendTestMail',
  access: 'staff',
  method: 'POST',
  path: 'private/mail-settings/test',
  staff: { permission: 'mail.w', danger: true, record: 'none' },
  summary: 'Sends a mail with settings that need not be saved, and says what the mail server answers',
});
