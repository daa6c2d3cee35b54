// Commands for the shop as a whole.

import { TYPED } from '@vitrine/server/program.ts';
import { defineCommand, WrongArgument } from './command.ts';

export const shopCommands = [
  defineCommand({
    name: 'empty',
    options: { yes: { type: 'boolean' } },
    usage: '[--yes]',
    help: `remove all products, pages, coupons, customers and orders; the store and its settings stay.
Not possible once an order was paid with real money.`,
    run: async (api, { options: { yes } }) => {
      if (!yes) throw new WrongArgument('This cannot be undone. Confirm it with --yes.');
      return [`${await api.emptyShop()} is empty now. Import your catalog: ${TYPED} import FILE`];
    },
  }),
];
