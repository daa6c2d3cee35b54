import { catalogCommands } from './catalog-commands.ts';
import { changeCommands } from './change-commands.ts';
import type { Command } from './command.ts';
import { listCommands } from './list-commands.ts';
import { orderCommands } from './order-commands.ts';
import { redirectCommands } from './redirect-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { shopCommands } from './shop-commands.ts';
import { staffCommands } from './staff-commands.ts';

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
