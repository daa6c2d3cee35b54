import type { ContactMessage, Subscriber } from '@vitrine/server';
import { printable } from '../text-table.ts';

/** Formats contact messages for a terminal, newest first. */
export function messageLines(messages: readonly ContactMessage[]): string[] {
  if (messages.length === 0) return ['No messages.'];
  return messages.flatMap(({ createdAt, name, email, orderNumber, kind, message }) => {
    const who = [name, `<${email}>`, orderNumber && `order ${orderNumber}`].filter(Boolean).join(' ');
    const head = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${kind}  ${who}`;
    return [printable(head), ...message.split(/\r\n|\r|\n/).map((line) => `    ${printable(line)}`), ''];
  });
}

/** CSV for the program that sends the newsletter. */
export const subscriberLines = (subscribers: readonly Subscriber[]): string[] => [
  'email,language,since,unsubscribe',
  ...subscribers.map(({ email, language, since, unsubscribeUrl }) =>
    [email, language, since, unsubscribeUrl].map(cell).join(','),
  ),
];

/** Spreadsheets take a cell that begins with one of these characters for a formula. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
