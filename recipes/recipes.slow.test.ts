// Each recipe of CONTRIBUTING.md that `npm run new` writes is followed in a copy of the project, which then passes the type check.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const MINUTES = 60_000;

let copy: ScratchCopy;
beforeAll(async () => {
  copy = await makeScratchCopy();
}, 5 * MINUTES);
afterAll(() => copy.remove());

const follow = (...args: string[]) => copy.node(['recipes/new.ts', ...args]);
const checkTypes = async (...folders: string[]) => {
  for (const folder of folders)
    await copy.node(['node_modules/@typescript/native/bin/tsc', '-p', folder, '--singleThreaded']);
};
/** Checks of the sources. */
const check = (...names: string[]) => copy.node([vitest, 'run', '--project', 'unit', '--dir', 'checks', ...names]);

describe('npm run new', { timeout: 10 * MINUTES }, () => {
  test('writes a feature with a table, and one of shoppers', async () => {
    expect(await follow('feature', 'gift-cards', '--tables')).toContain('npm run migration -- --name=gift-cards');
    await follow('feature', 'gifts', '--for', 'shopper');
    await checkTypes('contract', '.');
    await check('mirror');
  });

  test('writes endpoints of staff for a feature', async () => {
    await follow('endpoint', 'gift-cards', 'readGiftCard');
    await follow('endpoint', 'gift-cards', 'deleteGiftCard');
    await follow('endpoint', 'wishlist', 'sendWishlist', '--path', 'private/wishlists/{code}/mail');
    await follow('endpoint', 'catalog', 'listLabels', '--path', 'private/labels');
    await checkTypes('contract', '.');
    await check('mirror', 'coverage');
  });

  test('writes screens, whose tests fail until they show something', async () => {
    await follow('screen', 'gift-cards/list');
    await follow('screen', 'catalog/labels');
    await checkTypes('backoffice', 'e2e');
    await check('back-office-screens', 'house-rules', 'generated');
    // Rules about packages would fail: those of the copy are links to folders outside it.
    await check('layers', '-t', 'allow');
    const screens = copy.node([vitest, 'run', '--project', 'components', 'gift-cards-screen', 'labels-screen']);
    await expect(screens).rejects.toThrow(/Tests +2 failed \| 4 passed/);
  });

  test('writes fields of products, which their tests cover', async () => {
    await follow('field', 'washingSymbols', '--for', 'shopper');
    await follow('field', 'batchNumber', '--kind', 'text');
    await copy.node(['../node_modules/@react-router/dev/bin.cjs', 'typegen'], 'storefront');
    await checkTypes('contract', '.', 'storefront', 'backoffice');
    await check('generated');
    const edits = 'server/src/product-editing/edit/edit-product.api.test.ts';
    await expect(copy.node([vitest, 'run', '--project', 'api', edits, '-t', 'taken back'])).resolves.toContain(
      'passed',
    );
  });

  test('writes a language', async () => {
    await follow('language', 'it');
    await copy.node(['../node_modules/@react-router/dev/bin.cjs', 'typegen'], 'storefront');
    await checkTypes('contract', '.', 'storefront', 'backoffice');
    await check('generated');
  });

  test('writes nothing when a name is taken', async () => {
    await expect(follow('feature', 'catalog')).rejects.toThrow('There is a feature «catalog» already');
  });
});
