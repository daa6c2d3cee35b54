import type {
  ContactMessage,
  Demand,
  Invited,
  MissingTranslation,
  PreOrderQueue,
  ReceivedWithdrawal,
  Subscriber,
  ZeroResultSearch,
} from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';
import { printable, textTable } from '../text-table.ts';

const DEMAND_HEADS = ['Stock alerts', 'Price alerts', 'Notified', 'Stock', 'SKU', 'Product'];

/** Formats the active alerts as a table. */
export function demandTable(demand: readonly Demand[]): string[] {
  if (demand.length === 0) return ['No active alerts.'];
  return textTable(
    DEMAND_HEADS,
    demand.map(({ forStock, forPrice, notified, stock, sku, name }) => [
      ...[forStock, forPrice, notified, stock].map(String),
      sku,
      name,
    ]),
  );
}

const PREORDER_HEADS = ['Waiting', 'Quantity', 'Stock', 'Invited', 'Canceled', 'Expected on', 'SKU', 'Product'];

/** Formats the pre-order queues as a table. */
export function preOrderTable(queues: readonly PreOrderQueue[]): string[] {
  if (queues.length === 0) return ['No pre-orders.'];
  const rows = queues.map(({ waiting, pieces, stock, invited, canceled, expectedOn, sku, name }) => [
    ...[waiting, pieces, stock, invited, canceled].map(String),
    expectedOn,
    sku,
    name,
  ]);
  return [...textTable(PREORDER_HEADS, rows), '', `When stock arrives, run: ${TYPED} invite SKU`];
}

export const invitedLines = (results: readonly Invited[]): string[] =>
  results.map(({ sku, people, stillWaiting }) => `${sku}: ${people} invited, ${stillWaiting} still waiting`);

const SEARCH_HEADS = ['Count', 'Search', 'Language', 'Last on', 'Shown instead'];

/** Formats searches without results as a table. */
export function searchTable(searches: readonly ZeroResultSearch[]): string[] {
  if (searches.length === 0) return ['No searches without results in the last 30 days.'];
  const rows = searches.map(({ times, term, language, lastDay, near }) => [
    String(times),
    term,
    language,
    lastDay,
    near ? 'similar products' : 'nothing',
  ]);
  return ['Searches without results in the last 30 days', '', ...textTable(SEARCH_HEADS, rows)];
}

const WITHDRAWAL_HEADS = ['No.', 'Received (UTC)', 'Order', 'Matched', 'In time', 'Name', 'Email', 'Items'];

/** Formats withdrawals as a table, newest first. */
export function withdrawalTable(withdrawals: readonly ReceivedWithdrawal[]): string[] {
  if (withdrawals.length === 0) return ['No withdrawals.'];
  const rows = withdrawals.map(({ id, receivedAt, orderNumber, orderId, inTime, name, email, lines }) => [
    String(id),
    receivedAt.toISOString().slice(0, 16).replace('T', ' '),
    orderNumber,
    orderId === null ? 'no' : 'yes',
    inTime === null ? '?' : inTime ? 'yes' : 'late',
    name,
    email,
    lines.join('; ') || 'all',
  ]);
  return textTable(WITHDRAWAL_HEADS, rows);
}

/** One line for each thing that lacks texts in a language. */
export const translationLines = (missing: readonly MissingTranslation[]): string[] =>
  missing.length === 0
    ? ['Nothing missing.']
    : missing.map(({ language, of, fields }) => `${language}  ${of}: ${fields.join(', ')}`);

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
