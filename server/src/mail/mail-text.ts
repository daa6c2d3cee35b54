// Pure: renders a mail as plain text.
import { lines, oneLine } from './clean-text.ts';
import type { MailFrame } from './mail-frame.ts';
import type { MailBlock, NewMail } from './new-mail.ts';

export function writeText(frame: MailFrame, { heading, blocks }: Pick<NewMail, 'heading' | 'blocks'>): string {
  const title = oneLine(heading);
  const parts = [`${title}\n${'='.repeat(Math.min(title.length, 60))}`, ...blocks.map(writeBlock)];
  const foot = ['-- ', frame.shopName, ...frame.address, frame.home].join('\n');
  return `${[...parts.filter((part) => part !== ''), foot].join('\n\n')}\n`;
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return lines(block.text);
    case 'button':
    case 'link':
      return `${oneLine(block.label)}:\n${oneLine(block.url)}`;
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${oneLine(label)}: ${lines(value).replaceAll('\n', '\n  ')}`)
        .join('\n');
    case 'totals':
      return block.rows.map(({ label, amount }) => `${oneLine(label)}: ${oneLine(amount)}`).join('\n');
    case 'lines':
      return block.rows
        .map(({ quantity, name, detail, amount }) => {
          const more = detail === undefined ? '' : ` (${oneLine(detail)})`;
          return `${quantity} × ${oneLine(name)}${more}: ${oneLine(amount)}`;
        })
        .join('\n');
  }
}
