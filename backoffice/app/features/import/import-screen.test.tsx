import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { undoChange } from '@vitrine/contract/history/history.ts';
import {
  exportCatalog,
  listImportChanges,
  readImport,
  readImportReport,
  runImport,
  uploadImport,
} from '@vitrine/contract/import/import.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { anEntry } from '../../../testing/a-change.ts';
import { aPage } from '../../../testing/a-page.ts';
import { aCheckedImport, anImport } from '../../../testing/an-import.ts';
import { aFile, recordSavedFiles } from '../../../testing/saved-files.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { ImportScreen } from './import-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listImportChanges, aPage([anEntry('MUG', '28.00', '31.00')]));
});

const open = (options: Parameters<typeof show>[1] = {}) => show(<ImportScreen />, { path: '/import', ...options });
const openJob = async (job: ImportJob, options: Parameters<typeof show>[1] = {}) => {
  shop.answer(readImport, job);
  const user = open({ path: '/import?file=12', ...options });
  await screen.findByText('supplier.csv');
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const csv = new File(['Article;Preis\nMUG;31'], 'supplier.csv', { type: 'text/csv' });
const fileField = () => screen.getByLabelText<HTMLInputElement>('Choose file');

describe('choosing a file', () => {
  test('sends it under its name, and the address remembers it', async () => {
    shop.answer(uploadImport, anImport());
    shop.answer(readImport, anImport());
    const user = open();
    await expectAccessible();
    await user.upload(fileField(), csv);
    await screen.findByText('What kind of table is this?');
    expect(shop.sentTo(uploadImport).map(({ query }) => query.name)).toEqual(['supplier.csv']);
    expect(currentAddress()).toBe('/import?file=12');
  });

  test('a file can be dropped instead', async () => {
    shop.answer(uploadImport, anImport());
    shop.answer(readImport, anImport());
    open();
    const area = screen.getByText('Drop a file here, or choose one.').parentElement as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [csv] } });
    await screen.findByText('What kind of table is this?');
    expect(shop.sentTo(uploadImport)).toHaveLength(1);
  });

  test('says which file is on its way, and asks for no other meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<ImportJob>();
    shop.answer(uploadImport, () => promise);
    shop.answer(readImport, anImport());
    const user = open();
    await user.upload(fileField(), csv);
    screen.getByText('Sending supplier.csv…');
    expect(screen.queryByLabelText('Choose file')).toBeNull();
    resolve(anImport());
    await screen.findByText('What kind of table is this?');
  });

  test('a file that is too large is refused with the reason, and another can be chosen', async () => {
    shop.sendError(uploadImport, 413, 'request.too-large', 'A file has at most 50 MB.');
    const user = open();
    await user.upload(fileField(), csv);
    await screen.findByText('A file has at most 50 MB.');
    fileField();
    await expectAccessible();
  });

  test('people who may only see products export and import nothing', () => {
    open({ role: 'read-only' });
    expect(screen.queryByLabelText('Choose file')).toBeNull();
    button('Export');
  });
});

describe('a file that is worked on', () => {
  test('shows how far it is, and what comes of it without a press', async () => {
    await openJob(anImport({ state: 'checking', progress: 0.4 }));
    screen.getByText('Checking the file…');
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    expect(screen.queryByRole('button', { name: 'Another file' })).toBeNull();
    await expectAccessible();
    shop.answer(readImport, aCheckedImport());
    await screen.findByRole('button', { name: 'Import now' });
  });

  test('that is not there any more says so and leads to the choice of another', async () => {
    shop.sendError(readImport, 404, 'import.unknown', 'There is no such file.');
    const user = open({ path: '/import?file=99' });
    await screen.findByText('There is no such file.');
    await user.click(button('Choose file'));
    expect(currentAddress()).toBe('/import');
  });

  test.each([
    ['changed', 'Something has changed meanwhile'],
    ['failed', 'The import did not work'],
    ['lost', 'The shop was restarted meanwhile'],
  ] as const)('in the state %s says what to do, and can be checked again', async (state, title) => {
    await openJob(anImport({ state }));
    within(screen.getAllByRole('alert')[0] as HTMLElement).getByText(title);
    button(/^Check again/);
    await expectAccessible();
  });
});

describe('a file with errors', () => {
  const issue = { code: 'number', message: '"abc" is not a number', file: 'supplier.csv', line: 2, place: 'Remark' };

  test('names line and column of each, and that nothing was changed', async () => {
    await openJob(
      anImport({
        state: 'wrong',
        problems: [issue, { ...issue, file: 'redirects.csv', line: null, place: 'to' }],
        moreProblems: 3,
      }),
    );
    screen.getByText('Nothing was changed: the file has errors');
    const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(list[0]).toBe('Line 2, Remark: "abc" is not a number');
    expect(list[1]).toBe('File redirects.csv, to: "abc" is not a number');
    screen.getByText('and 3 more');
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
    await expectAccessible();
  });

  test('Another file leads back to the choice', async () => {
    const user = await openJob(anImport({ state: 'wrong', problems: [issue] }));
    await user.click(button('Another file'));
    fileField();
    expect(currentAddress()).toBe('/import');
  });

  test('has its report to download', async () => {
    const saved = recordSavedFiles();
    shop.answer(readImportReport, new Uint8Array());
    const user = await openJob(anImport({ state: 'wrong', problems: [issue], hasReport: true }));
    await user.click(button('Download the report'));
    await waitFor(() => expect(saved).toEqual(['supplier.csv.report.txt']));
  });
});

describe('the preview', () => {
  const text = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

  test('counts by kind, shows values from and to, and says until when it is valid', async () => {
    await openJob(aCheckedImport({ created: { product: 2, category: 1 } }));
    await screen.findByText('MUG');
    const counts = screen.getByText('New').parentElement as HTMLElement;
    expect(text(counts)).toBe('New32 × Product, 1 × Category');
    expect(text(screen.getByRole('region', { name: 'What changes' }))).toMatch(/from \$28\.00.*to \$31\.00/);
    screen.getByText(/This preview is valid until Nov 3, 2025, 11:00/);
    await expectAccessible();
  });

  test('warns of what is lost and what was read otherwise', async () => {
    await openJob(aCheckedImport({ losing: 1, warnings: [{ code: 'w', message: 'Line 3: no weight' }] }));
    screen.getByText('1 product loses a value or a variant.');
    screen.getByText('Line 3: no weight');
  });

  test('that changes nothing offers no import', async () => {
    await openJob(aCheckedImport({ changed: {} }));
    screen.getByText('The shop is already as the file says. There is nothing to import.');
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  const leftOut = {
    code: 'uncounted',
    kind: 'refused' as const,
    message: 'its stock is not counted',
    place: 'Stock',
    count: 7,
    lines: [2, 3, 4, 5, 6, 7, 8],
  };

  test('counts the rows that are left out, and says why and where', async () => {
    await openJob(aCheckedImport({ reasons: [leftOut] }));
    const [count] = screen.getAllByText('Left out');
    expect(text(count?.parentElement as Element)).toBe('Left out7');
    expect(text(screen.getByText(/^its stock is not counted/))).toContain('Stock, lines 2, 3, 4, 5, 6, …');
    await expectAccessible();
  });

  test('of which every row is left out does not say that the shop has it already', async () => {
    await openJob(aCheckedImport({ changed: {}, unchanged: {}, reasons: [leftOut] }));
    screen.getByText(/^Nothing of this file can be imported/);
    expect(screen.queryByText(/already as the file says/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  test('of many changes shows the next ones when asked', async () => {
    shop.answer(listImportChanges, ({ query }) =>
      query.after === 'p2'
        ? aPage([anEntry('VASE', '40.00', '44.00')])
        : { items: [anEntry('MUG', '28.00', '31.00')], total: 2, totalIsExact: true, next: 'p2' },
    );
    const user = await openJob(aCheckedImport());
    await screen.findByText('1 of 2 shown');
    await user.click(button('Show more'));
    await screen.findByText('VASE');
  });

  test('whose next changes are lost on their way says so and can be asked again', async () => {
    shop.answer(listImportChanges, ({ query }) => {
      if (query.after) throw new Error('lost');
      return { items: [anEntry('MUG', '28.00', '31.00')], total: 2, totalIsExact: true, next: 'p2' };
    });
    const user = await openJob(aCheckedImport());
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('This could not be loaded');
    screen.getByText('MUG');
    shop.answer(listImportChanges, aPage([anEntry('VASE', '40.00', '44.00')]));
    await user.click(button('Try again'));
    await screen.findByText('VASE');
  });

  test('is imported once, and the result is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<ImportJob>();
    shop.answer(runImport, () => promise);
    const user = await openJob(aCheckedImport());
    await user.dblClick(button('Import now'));
    button('Importing…');
    const imported = aCheckedImport({ state: 'done', changeId: 40 });
    shop.answer(readImport, imported);
    resolve(imported);
    await screen.findByText('Imported');
    expect(shop.sentTo(runImport).map(({ params }) => params)).toEqual([{ id: '12' }]);
  });

  test('that does not hold any more is refused, and the file can be checked again', async () => {
    shop.sendError(runImport, 409, 'import.changed', 'Something has changed since the preview.');
    const user = await openJob(aCheckedImport());
    shop.answer(readImport, anImport({ state: 'changed' }));
    await user.click(button('Import now'));
    await screen.findByText('Something has changed meanwhile');
    button(/^Check again/);
  });
});

describe('the result', () => {
  const done = aCheckedImport({ state: 'done', changeId: 40 });

  test('can be undone after a question', async () => {
    shop.answer(undoChange, { change: null, entries: [], left: [] });
    const user = await openJob(done);
    await expectAccessible();
    await user.click(button('Undo'));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Undo now' }));
    await waitFor(() => expect(screen.getAllByText('The import was undone')).toHaveLength(2));
    expect(shop.sentTo(undoChange).map(({ params, body }) => [params, body])).toEqual([[{ id: '40' }, {}]]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('whose undo is refused says why in the dialog', async () => {
    shop.sendError(undoChange, 409, 'change.later', 'Something was changed since.');
    const user = await openJob(done);
    await user.click(button('Undo'));
    await user.click(button('Undo now'));
    await screen.findByText('Something was changed since.');
    await user.click(button('Cancel'));
    screen.getByText('Imported');
  });

  test('that changed nothing has nothing to undo', async () => {
    await openJob({ ...done, changeId: null });
    screen.getByText('Nothing had to be changed.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('exporting', () => {
  test('saves a ZIP file in the chosen kind, named by the day', async () => {
    const saved = recordSavedFiles();
    shop.answer(exportCatalog, aFile);
    const user = open();
    await user.click(button('Export'));
    await waitFor(() => expect(saved).toEqual([`catalog-${new Date().toISOString().slice(0, 10)}.zip`]));
    await user.click(screen.getByRole('radio', { name: /^YAML files/ }));
    await user.click(button('Export'));
    await waitFor(() => expect(shop.sentTo(exportCatalog).map(({ query }) => query.format)).toEqual(['csv', 'yaml']));
  });

  test('an error is told, and a second press tries again', async () => {
    const saved = recordSavedFiles();
    shop.answer(exportCatalog, () => {
      throw new Error('lost');
    });
    const user = open();
    await user.click(button('Export'));
    await screen.findByText('The shop cannot be reached. What you typed is still here.');
    shop.answer(exportCatalog, aFile);
    await user.click(button('Export'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });
});
