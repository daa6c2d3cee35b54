// Pure: a mail and the shop it comes from → the two forms it leaves in.
import type { MailFrame } from './mail-frame.ts';
import { writeHtml } from './mail-html.ts';
import { writeText } from './mail-text.ts';
import type { NewMail } from './new-mail.ts';

export type MailContent = Pick<NewMail, 'subject' | 'heading' | 'blocks'>;

export const renderMail = (frame: MailFrame, content: MailContent): { html: string; text: string } => ({
  html: writeHtml(frame, content),
  text: writeText(frame, content),
});
