import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { searchCatalog } from '@vitrine/contract/catalog/staff-catalog.ts';
import { undoChange } from '@vitrine/contract/history/history.ts';
import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import {
  listBulkRows,
  previewBulk,
  readBulk,
  runBulk,
  scheduleBulk,
} from '@vitrine/contract/product-editing/bulk-changes.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBulkJob, aBulkRow } from '../../../../testing/a-bulk-change.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { useCatalog } from '../catalog-queries.ts';
import { BulkSheet } from './bulk-sheet.tsx';

let shop: StandInShop;
const onDone = vi.fn();
const lost = () => {
  throw new TypeError('offline');
};

beforeEach(() => {
  shop = standInShop();
  answerStructure(shop);
  shop.answer(searchCatalog, aPage([]));
  shop.answer(previewBulk, aBulkJob());
  shop.answer(listBulkRows, aPage([aBulkRow()]));
  onDone.mockClear();
});

/** With the list behind it, which is to show the new values. */
function Sheet({ count = 2 }: { count?: number }) {
  useCatalog({});
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <BulkSheet
      selection={{ ids: [7, 8] }}
      count={count}
      countText={String(count)}
      onClose={() => setOpen(false)}
      onDone={onDone}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
/** The short message of the frame says the same. */
const inSheet = () => within(screen.getByRole('dialog'));
const visibility = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visibility' });

/** Chooses to hide the products and opens the preview. */
async function previewHiding(user: UserEvent) {
  await user.selectOptions(visibility(), 'Hide');
  await press(user, /^Show what changes/);
  await screen.findByText('This is what changes');
}

const done = (own: Partial<BulkJob> = {}): BulkJob => aBulkJob({ state: 'done', progress: 1, changeId: 5, ...own });

test('the title counts the products; the preview is of what was selected and chosen', async () => {
  const user = show(<Sheet />);
  expect(screen.getByRole('dialog', { name: 'Change 2 products' })).toBeTruthy();
  await previewHiding(user);
  expect(shop.sentTo(previewBulk).map(({ body }) => body)).toEqual([
    { selection: { ids: [7, 8] }, actions: { visible: false } },
  ]);
  await expectAccessible();
});

test('one product is told in the singular', () => {
  show(<Sheet count={1} />);
  expect(screen.getByRole('dialog', { name: 'Change 1 product' })).toBeTruthy();
});

test('the way back from the preview leads to the form as it was filled in', async () => {
  const user = show(<Sheet />);
  await previewHiding(user);
  await press(user, 'Back');
  expect(visibility().value).toBe('no');
});

test('a preview that fails is told in the form, which stays filled in', async () => {
  shop.sendError(previewBulk, 400, 'bulk.too-many', 'At most 50,000 products at once.');
  const user = show(<Sheet />);
  await user.selectOptions(visibility(), 'Hide');
  await press(user, /^Show what changes/);
  await screen.findByText('At most 50,000 products at once.');
  expect(visibility().value).toBe('no');
});

test('the change is made once, told, the list is loaded again, and it can be taken back', async () => {
  shop.answer(runBulk, done());
  const user = show(<Sheet />);
  await previewHiding(user);
  const listed = shop.sentTo(searchCatalog).length;
  await press(user, 'Change 2 products');
  await expectToast('success', '2 products changed');
  expect(inSheet().getByText('2 products changed')).toBeTruthy();
  expect(onDone).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shop.sentTo(searchCatalog).length).toBeGreaterThan(listed));
  await expectAccessible();

  shop.sendError(undoChange, 409, 'undo.changed-since', 'MUG was changed since.');
  await press(user, 'Undo');
  await screen.findByText('MUG was changed since.');
  shop.answer(undoChange, { change: null, entries: [], left: [] });
  await press(user, 'Undo');
  await inSheet().findByText('Taken back');
  expect(shop.sentTo(undoChange).map(({ params }) => params)).toEqual([{ id: '5' }, { id: '5' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('while it runs the sheet shows the progress and says that it may be closed', async () => {
  const { promise, resolve } = Promise.withResolvers<BulkJob>();
  shop.answer(runBulk, () => promise);
  shop.answer(readBulk, aBulkJob({ state: 'running', progress: 0.456 }));
  const user = show(<Sheet />);
  await previewHiding(user);
  await press(user, 'Change 2 products');
  await screen.findByText('45% done');
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Changing…' }).value).toBe(45);
  expect(screen.getByText('You can close this: it goes on.')).toBeTruthy();
  await expectAccessible();
  resolve(done());
  await inSheet().findByText('2 products changed');
  expect(shop.sentTo(runBulk)).toHaveLength(1);
});

test('a closed sheet still tells that the change is made', async () => {
  const { promise, resolve } = Promise.withResolvers<BulkJob>();
  shop.answer(runBulk, () => promise);
  shop.answer(readBulk, aBulkJob({ state: 'running' }));
  const user = show(<Sheet />);
  await previewHiding(user);
  await press(user, 'Change 2 products');
  await press(user, /^Close$/);
  resolve(done({ changed: 1 }));
  await expectToast('success', '1 product changed');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a refused change is told above the preview, from where it can be sent again', async () => {
  shop.sendError(runBulk, 409, 'bulk.changed', 'A product was changed since the preview.');
  const user = show(<Sheet />);
  await previewHiding(user);
  await press(user, 'Change 2 products');
  await screen.findByText('A product was changed since the preview.');
  expect(shop.sentTo(readBulk)).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('when the answer is lost, the sheet asks the shop how far it is and ends as if the answer had come', async () => {
  shop.answer(runBulk, lost);
  shop.answer(readBulk, aBulkJob({ state: 'running', progress: 0.5 }));
  const user = show(<Sheet />);
  await previewHiding(user);
  const listed = shop.sentTo(searchCatalog).length;
  await press(user, 'Change 2 products');
  await screen.findByText('50% done');
  shop.answer(readBulk, done());
  await inSheet().findByText('2 products changed');
  expect(shop.sentTo(runBulk)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(shop.sentTo(searchCatalog).length).toBeGreaterThan(listed));
});

test('when neither the change nor the question arrives, the preview says so', async () => {
  shop.answer(runBulk, lost);
  shop.answer(readBulk, lost);
  const user = show(<Sheet />);
  await previewHiding(user);
  await press(user, 'Change 2 products');
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(screen.getByRole('button', { name: 'Change 2 products' })).toBeTruthy();
});

test('a change for later is scheduled at its moment, and the form is empty the next time', async () => {
  const { promise, resolve } = Promise.withResolvers<BulkJob>();
  shop.answer(scheduleBulk, () => promise);
  const user = show(<Sheet />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'At a moment');
  fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '2099-12-01T09:00' } });
  await previewHiding(user);
  await user.dblClick(screen.getByRole('button', { name: 'Schedule' }));
  resolve(aBulkJob({ state: 'scheduled' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(shop.sentTo(scheduleBulk).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { job: '11' }, body: { at: '2099-12-01T08:00:00.000Z' } },
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(visibility().value).toBe('');
});

test('a moment that has passed meanwhile is told above the preview', async () => {
  shop.sendError(scheduleBulk, 400, 'moment.past', 'Choose a later moment.');
  const user = show(<Sheet />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'At a moment');
  fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '2099-12-01T09:00' } });
  await previewHiding(user);
  await press(user, 'Schedule');
  await screen.findByText('Choose a later moment.');
  expect(onDone).not.toHaveBeenCalled();
});
