// E-mails of the shop that did not reach their reader.
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
