import { TYPED } from '@vitrine/server/program.ts';
import { catalogCommands } from './catalog-commands.ts';
import { changeCommands } from './change-commands.ts';
import { type Command, defineCommand, WrongArgument } from './command.ts';
import { listCommands } from './list-commands.ts';
import { orderCommands } from './order-commands.ts';
import { redirectCommands } from './redirect-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { staffCommands } from './staff-commands.ts';

const shopCommands = [
  defineCommand({
    name: 'empty',
    options: { yes: { type: 'boolean' } },
    usage: '[--yes]',
    help: `remove all products, pages, coupons, customers and orders, and settings of the demo
shop; your own settings stay. Not possible once an order was paid with real money.`,
    run: async (api, { options: { yes } }) => {
      if (!yes) throw new WrongArgument('This cannot be undone. Confirm it with --yes.');
      return [`${await api.emptyShop()} is empty now. Import your catalog: ${TYPED} import FILE`];
    },
  }),
];

/** Commands that run in the process that has the database, in the order of the help. */
const all: readonly Command[] = [
  ...changeCommands,
  ...orderCommands,
  ...catalogCommands,
  ...redirectCommands,
  ...reviewCommands,
  ...listCommands,
  ...staffCommands,
  ...shopCommands,
];

export const findCommand = (name: string | undefined): Command | undefined =>
  all.find((command) => command.name === name);

export const commandHelp = (): string[] => all.flatMap(({ help }) => help);
