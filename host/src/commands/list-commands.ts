// Lists for the merchant, and the invitation of customers who wait for a product.
import { defineCommand } from './command.ts';
import {
  demandTable,
  invitedLines,
  messageLines,
  preOrderTable,
  searchTable,
  subscriberLines,
  translationLines,
  withdrawalTable,
} from './print-lists.ts';
import { numberFrom } from './values.ts';

export const listCommands = [
  defineCommand({
    name: 'translations',
    help: 'list texts that are missing in a language of the store.',
    run: async (api) => translationLines(await api.listMissingTranslations()),
  }),
  defineCommand({
    name: 'searches',
    help: 'list searches without results of the last 30 days.',
    run: async (api) => searchTable(await api.listZeroResultSearches()),
  }),
  defineCommand({
    name: 'preorders',
    help: 'list pre-orders by product.',
    run: async (api) => preOrderTable(await api.listPreOrders()),
  }),
  defineCommand({
    name: 'invite',
    words: ['SKU', '[N]'],
    help: 'email customers with a pre-order that stock has arrived: oldest first, at most N.',
    run: async (api, { words: [sku = '', max] }) =>
      invitedLines(
        await api.invitePreOrders(sku, max === undefined ? undefined : numberFrom(max, 'a number of customers')),
      ),
  }),
  defineCommand({
    name: 'alerts',
    help: 'list active stock and price alerts by product.',
    run: async (api) => demandTable(await api.listDemand()),
  }),
  defineCommand({
    name: 'mailbox',
    help: 'print the secret address of the mailbox that shows mails while no mail server is set.',
    run: async (api) => [
      (await api.showMailbox()) ?? 'There is no mailbox: mails are sent, or wait for a mail server.',
    ],
  }),
  defineCommand({
    name: 'messages',
    help: 'list the latest messages from the contact form.',
    run: async (api) => messageLines(await api.listMessages()),
  }),
  defineCommand({
    name: 'withdrawals',
    help: 'list withdrawals: customer, order, and whether they were in time.',
    run: async (api) => withdrawalTable(await api.listWithdrawals()),
  }),
  defineCommand({
    name: 'subscribers',
    help: 'print the newsletter subscribers as CSV.',
    run: async (api) => subscriberLines(await api.listSubscribers()),
  }),
];
