import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { exportChanges, searchChanges, showChange, undoChange } from '@vitrine/contract/history/history.ts';
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aChange, anEntry } from '../../../testing/a-change.ts';
import { aCustomField, aFieldChoice } from '../../../testing/a-custom-field.ts';
import { aPage } from '../../../testing/a-page.ts';
import { aFile, recordSavedFiles } from '../../../testing/saved-files.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { ActivityScreen } from './activity-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const open = async (changes: Change[] = [aChange()], options: Parameters<typeof show>[1] = {}) => {
  shop.answer(searchChanges, aPage(changes));
  const user = show(<ActivityScreen />, { path: '/activity', ...options });
  await screen.findByText(/ shown$|^Nothing was changed|^No change|angezeigt|affich/);
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = (element: Element | undefined) => element?.textContent?.replaceAll(/\s/g, ' ');
const items = () => [...document.querySelectorAll('main li, ul > li')].filter((item) => item.querySelector('time'));

describe('a change', () => {
  test('says when, by whom, what was asked for and what it changed', async () => {
    await open();
    const [item] = items();
    expect(text(item)).toContain('Nov 3, 2025, 10:15 AM');
    expect(text(item)).toContain('Pia Price');
    expect(text(item)).toContain('Price of MUG: 31.00');
    expect(text(item)).toMatch(/Product MUG.*Price: from \$28\.00 → {2}to \$31\.00/);
    await expectAccessible();
  });

  test('of a program or the command line is named as such, and of staff in words', async () => {
    await open([
      aChange({
        actor: 'command',
        action: 'change ed@shop.example',
        entries: [
          { kind: 'staff', key: 'ed@shop.example', fields: [{ field: 'role', from: 'editor', to: 'read-only' }] },
        ],
      }),
    ]);
    const [item] = items();
    expect(text(item)).toContain('Command line');
    expect(text(item)).toContain('Access of ed@shop.example changed');
    expect(text(item)).toMatch(/Role: from Editor.*to Viewer/);
  });

  test('of fields of the merchant has their names and values in words', async () => {
    shop.answer(listCustomFields, {
      items: [
        aCustomField({ kind: 'choice', choices: [aFieldChoice('oak', 'Oak')] }),
        aCustomField({ code: 'motto', kind: 'texts', name: { en: 'Motto' } }),
        aCustomField({ code: 'deposit', kind: 'money', name: { en: 'Deposit' } }),
        aCustomField({ code: 'gift', kind: 'flag', name: { en: 'Gift' } }),
      ],
    });
    const fields = [
      { field: 'fields.material', from: null, to: 'oak' },
      { field: 'fields.motto.fr', from: 'Tiens', to: 'Tenez' },
      { field: 'fields.deposit', from: 2.5, to: null },
      { field: 'fields.gift', from: false, to: true },
      { field: 'fields.gone', from: 'x', to: null },
    ];
    await open([aChange({ entries: [{ kind: 'product', key: 'MUG', fields }] })]);
    await screen.findByText('Material:');
    expect(text(items()[0])).toMatch(
      /Material: from empty.*to Oak.*Motto \(FR\): from Tiens.*to Tenez.*Deposit: from \$2\.50.*to empty.*Gift: from No.*to Yes.*Own field \(gone\): from x/,
    );
  });

  test('in German has the amounts and words of the language', async () => {
    await open([aChange()], { language: 'de' });
    expect(text(items()[0])).toContain('Preis von MUG: 31,00');
    expect(text(items()[0])).toContain('Preis: von 28,00 $');
  });

  test('with more entries shows the others when asked', async () => {
    const three = ['A', 'B', 'C'].map((key) => anEntry(key, '1.00', '2.00'));
    const user = await open([aChange({ entries: three, entriesTotal: 5 })]);
    shop.answer(
      showChange,
      aChange({ entries: [...three, anEntry('D', '1.00', '2.00'), anEntry('E', '1.00', '2.00')] }),
    );
    await user.click(button('and 2 more: Show all'));
    await screen.findByText('E');
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
    expect(shop.sentTo(showChange).map(({ params }) => params)).toEqual([{ id: '31' }]);
  });

  test('whose other entries cannot be loaded offers to try again', async () => {
    const user = await open([aChange({ entriesTotal: 5 })]);
    shop.sendError(showChange, 503, 'busy', 'Busy');
    await user.click(button(/Show all/));
    await screen.findByText('This could not be loaded');
    button('Try again');
  });

  test.each<[Partial<Change>, string]>([
    [{ undoes: 30 }, 'Takes back change 30'],
    [{ undoneBy: 32, canUndo: false }, 'Taken back by change 32'],
    [{ unfinished: true, canUndo: false }, 'Unfinished'],
  ])('%j is marked: %s', async (differences, mark) => {
    await open([aChange(differences)]);
    screen.getByText(mark);
    expect(screen.queryAllByRole('button', { name: 'Undo change 31' })).toHaveLength(
      differences.canUndo === false ? 0 : 1,
    );
  });

  test('is not undone, and the list not taken away, by people who may only read', async () => {
    await open([aChange()], { role: 'read-only' });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  });
});

describe('filters', () => {
  test('by SKU, person, kind and day are in the address and are sent', async () => {
    await open([aChange()], { path: '/activity?sku=MUG&actor=Pia&kind=product&from=2025-11-01' });
    expect(shop.sentTo(searchChanges)[0]?.query).toMatchObject({
      sku: 'MUG',
      actor: 'Pia',
      kind: 'product',
      from: '2025-11-01',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'SKU' }).value).toBe('MUG');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Person' }).value).toBe('Pia');
    expect(screen.getByLabelText<HTMLInputElement>('Until').min).toBe('2025-11-01');
  });

  test('are chosen and cleared', async () => {
    const user = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of entry' }), 'Staff');
    expect(currentAddress()).toBe('/activity?kind=staff');
    await user.type(screen.getByRole('searchbox', { name: 'SKU' }), 'MUG{Enter}');
    expect(currentAddress()).toBe('/activity?kind=staff&sku=MUG');
    await user.click(button('Clear filters'));
    expect(currentAddress()).toBe('/activity');
  });

  test('are those of the table that is downloaded', async () => {
    const saved = recordSavedFiles();
    shop.answer(exportChanges, aFile);
    const user = await open([aChange()], { path: '/activity?kind=staff' });
    await user.click(button('Download as CSV'));
    await waitFor(() => expect(saved).toEqual(['Activity.csv']));
    expect(shop.sentTo(exportChanges)[0]?.query).toMatchObject({ kind: 'staff' });
  });
});

test('a new shop says what will appear here', async () => {
  await open([]);
  screen.getByText('Changes of products, prices, stock and staff appear here.');
  await expectAccessible();
});

describe('undoing', () => {
  const preview = { change: null, entries: [anEntry('MUG', '31.00', '28.00')], left: [] };
  const ask = async () => {
    const user = await open();
    await user.click(button('Undo change 31'));
    return user;
  };
  const dialog = () => screen.getByRole('dialog', { name: 'Undo' });

  test('shows what changes before it does, then does it once and loads the list again', async () => {
    shop.answer(undoChange, preview);
    const user = await ask();
    const now = await screen.findByRole('button', { name: 'Undo now' });
    within(dialog()).getByText('This is what changes:');
    expect(text(dialog())).toMatch(/from \$31\.00.*to \$28\.00/);
    await expectAccessible();
    const { promise, resolve } = Promise.withResolvers<{ change: Change; entries: Change['entries']; left: [] }>();
    shop.answer(undoChange, () => promise);
    shop.answer(searchChanges, aPage([aChange({ undoneBy: 32, canUndo: false })]));
    await user.dblClick(now);
    resolve({ change: aChange({ id: 32, undoes: 31 }), entries: preview.entries, left: [] });
    await screen.findByText('Taken back');
    await screen.findByText('Taken back by change 32');
    expect(shop.sentTo(undoChange).map(({ body }) => body)).toEqual([{ preview: true }, {}]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that is not possible says why, and offers only to close', async () => {
    shop.sendError(undoChange, 409, 'change.later', 'The price was changed again since.');
    const user = await ask();
    await within(dialog()).findByText('The price was changed again since.');
    expect(screen.queryByRole('button', { name: 'Undo now' })).toBeNull();
    await expectAccessible();
    await user.click(within(dialog()).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of which something was changed again shows that, and undoes the rest', async () => {
    const left = [
      { kind: 'variant', key: 'BOWL', field: 'price' },
      { kind: 'product', key: 'OLD', field: null },
    ];
    shop.answer(undoChange, ({ body }) => {
      if (!body.part) throw new ApiError(409, 'history.changed-again', 'BOWL price was changed again.');
      return { ...preview, change: body.preview ? null : aChange({ id: 32, undoes: 31 }), left };
    });
    const user = await ask();
    const now = await screen.findByRole('button', { name: 'Undo now' });
    within(dialog()).getByText('This was changed again since, and stays as it is:');
    within(dialog()).getByText('Variant BOWL: Price');
    within(dialog()).getByText('Product OLD: Does not exist any more');
    within(dialog()).getByText('The rest goes back:');
    await expectAccessible();
    await user.click(now);
    await screen.findByText('Taken back');
    expect(shop.sentTo(undoChange).map(({ body }) => body)).toEqual([
      { preview: true },
      { preview: true, part: true },
      { part: true },
    ]);
  });

  test('refused at the last moment says why and changes nothing on the screen', async () => {
    shop.answer(undoChange, preview);
    const user = await ask();
    const now = await screen.findByRole('button', { name: 'Undo now' });
    shop.sendError(undoChange, 409, 'change.later', 'The price was changed again since.');
    await user.click(now);
    await within(dialog()).findByText('The price was changed again since.');
    button('Undo change 31');
  });
});
