import type { ContactMessage, Subscriber } from '@vitrine/server';
import { printable } from './text-table.ts';

/** Messages for people at a terminal, newest first. */
export function messageLines(messages: readonly ContactMessage[]): string[] {
  if (messages.length === 0) return ['No messages.'];
  return messages.flatMap(({ createdAt, name, email, orderNumber, kind, message }) => {
    const who = [name, `<${email}>`, orderNumber && `order ${orderNumber}`].filter(Boolean).join(' ');
    const head = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${kind}  ${who}`;
    return [printable(head), ...message.split(/\r\n|\r|\n/).map((line) => `    ${printable(line)}`), ''];
  });
}

/** For whatever sends the newsletter. */
export const readerLines = (readers: readonly Subscriber[]): string[] => [
  'email,language,since,unsubscribe',
  ...readers.map(({ email, language, since, unsubscribeUrl }) =>
    [email, language, since, unsubscribeUrl].map(cell).join(','),
  ),
];

/** A cell that begins with a sign would be taken for a formula by a spreadsheet. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
