// Pure: renders a mail as HTML and plain text.

import { withoutLinks } from './clean-text.ts';
import type { MailFrame } from './mail-frame.ts';
import { writeHtml } from './mail-html.ts';
import { writeText } from './mail-text.ts';
import type { MailBlock, NewMail } from './new-mail.ts';

export type MailContent = Pick<NewMail, 'subject' | 'heading' | 'blocks'>;

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Texts may contain shoppers' input: only buttons, with the shop's own URLs, are links. */
export function renderMail(frame: MailFrame, content: MailContent): RenderedMail {
  const plain = (text: string) => withoutLinks(text, frame.shopUrl);
  const safe = {
    subject: plain(content.subject),
    heading: plain(content.heading),
    blocks: content.blocks.map((block) => plainBlock(block, plain)),
  };
  return { subject: safe.subject, html: writeHtml(frame, safe), text: writeText(frame, safe) };
}

/** Buttons and product lines contain only the shop's own texts. */
function plainBlock(block: MailBlock, plain: (text: string) => string): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: plain(block.text) };
    case 'facts':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: plain(row.value) })) };
    case 'button':
    case 'link':
    case 'lines':
    case 'totals':
      return block;
  }
}
