// The merchant's command for redirects.

import { printable } from '../text-table.ts';
import { type Command, defineCommand, WrongArgument } from './command.ts';

export const redirectCommands: readonly Command[] = [
  defineCommand({
    name: 'redirects',
    words: ['[add|remove]', '[FROM]', '[TO]'],
    help: `list the old addresses that lead to pages of the shop, or change them:
redirects add /products/old-mug /product/mug, redirects remove /products/old-mug.
A page of the shop is always shown; a redirect is used where there would be none.`,
    run: async (api, { words: [action, from, to] }) => {
      if (action === undefined) {
        const lines = (await api.listRedirects()).map(({ source, target }) => printable(`${source} → ${target}`));
        return lines.length === 0 ? ['There are no redirects.'] : lines;
      }
      if (from === undefined) throw new WrongArgument('FROM is missing.');
      if (action === 'remove') {
        if (to !== undefined) throw new WrongArgument(`"${to}" is not expected here.`);
        return [`The redirect from ${await api.removeRedirect(from)} is removed.`];
      }
      if (action !== 'add') throw new WrongArgument(`"${action}" is neither add nor remove.`);
      if (to === undefined) throw new WrongArgument('TO is missing.');
      const { source, target } = await api.setRedirect(from, to);
      return [`${source} leads to ${target} now.`];
    },
  }),
];
