// The merchant's command for redirects.

import { printable } from '../text-table.ts';
import { type Command, defineCommand, WrongArgument } from './command.ts';
import { resultLines } from './print-import.ts';

export const redirectCommands: readonly Command[] = [
  defineCommand({
    name: 'redirects',
    words: ['[add|remove|import|export]', '[FROM]', '[TO]'],
    paths: { word: ([action = '']) => (['import', 'export'].includes(action) ? 1 : undefined) },
    help: `list the old addresses that lead to pages of the shop, or change them:
redirects add /products/old-mug /product/mug, redirects remove /products/old-mug,
redirects import FILE and redirects export FILE with a CSV file of two columns, from and to.
A page of the shop is always shown; a redirect is used where there would be none.`,
    run: async (api, { words: [action, from, to] }, progress) => {
      if (action === undefined) {
        const lines = (await api.listRedirects()).map(({ source, target }) => printable(`${source} → ${target}`));
        return lines.length === 0 ? ['There are no redirects.'] : lines;
      }
      const isFile = action === 'import' || action === 'export';
      if (isFile && from === undefined) throw new WrongArgument('FILE is missing.');
      if (from === undefined) throw new WrongArgument('FROM is missing.');
      if (action !== 'add' && to !== undefined) throw new WrongArgument(`"${to}" is not expected here.`);
      if (action === 'import')
        return resultLines(await api.importFile(from, { otherShop: { format: 'redirects' } }, progress), false);
      if (action === 'export') return [`✓ ${await api.exportRedirects(from)} redirects written to ${from}.`];
      if (action === 'remove') return [`The redirect from ${await api.removeRedirect(from)} is removed.`];
      if (action !== 'add') throw new WrongArgument(`"${action}" is none of add, remove, import and export.`);
      if (to === undefined) throw new WrongArgument('TO is missing.');
      const { source, target } = await api.setRedirect(from, to);
      return [`${source} leads to ${target} now.`];
    },
  }),
];
