import { screen, waitFor } from '@testing-library/react';
import { listBulkRows } from '@vitrine/contract/product-editing/bulk-changes.ts';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBulkJob, aBulkRow } from '../../../../testing/a-bulk-change.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { BulkPreview } from './bulk-preview.tsx';

let shop: StandInShop;
const onRun = vi.fn();
const onBack = vi.fn();

beforeEach(() => {
  shop = standInShop();
  answerStructure(shop);
  shop.answer(listBulkRows, aPage([aBulkRow()]));
  onRun.mockClear();
  onBack.mockClear();
});

const preview = (own: Partial<ComponentProps<typeof BulkPreview>> = {}) => (
  <BulkPreview job={aBulkJob()} at={null} isBusy={false} error={null} onRun={onRun} onBack={onBack} {...own} />
);
const shownKinds = () => shop.sentTo(listBulkRows).map(({ query }) => query.show);
const chip = (name: string) => screen.queryByRole('button', { name });

test('the preview counts what changes and lists it; only then it can be made', async () => {
  const user = show(preview());
  await screen.findByText('Mug');
  expect(screen.getByText('2 change')).toBeTruthy();
  expect(chip('All')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Change 2 products' }));
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('one product is told in the singular, large numbers in the notation of the language', async () => {
  show(
    <>
      {preview({ job: aBulkJob({ changed: 1, unchanged: 1, refused: 1 }) })}
      {preview({ job: aBulkJob({ job: 12, changed: 12_000, unchanged: 2 }) })}
    </>,
  );
  await screen.findAllByText('Mug');
  for (const text of ['1 changes', '1 stays as it is', '12,000 change', '2 stay as they are'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change 1 product' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change 12,000 products' })).toBeTruthy();
});

test('large and refused changes can be shown alone', async () => {
  const user = show(preview({ job: aBulkJob({ warned: 1, refused: 1 }) }));
  await screen.findByText('Mug');
  expect(screen.getByText(/^Once it was live, a low price counts for 30 days/)).toBeTruthy();
  shop.answer(listBulkRows, aPage([aBulkRow({ name: 'Pot', sku: 'POT', warned: true })]));
  await user.click(screen.getByRole('button', { name: 'More than 50%' }));
  await screen.findByText('Pot');
  await user.click(screen.getByRole('button', { name: '1 cannot be changed' }));
  await waitFor(() => expect(shownKinds()).toEqual(['all', 'warned', 'refused']));
  // A second press shows all again.
  await user.click(screen.getByRole('button', { name: '1 cannot be changed' }));
  await waitFor(() => expect(chip('All')?.getAttribute('aria-pressed')).toBe('true'));
  await expectAccessible();
});

test('when nothing changes there is nothing to press but the way back', async () => {
  shop.answer(listBulkRows, aPage([]));
  const user = show(preview({ job: aBulkJob({ changed: 0, unchanged: 2 }) }));
  await screen.findByText('Nothing changes.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('more rows are loaded below the first ones', async () => {
  shop.answer(listBulkRows, ({ query }) =>
    query.after === undefined
      ? aPage([aBulkRow()], { total: 2, next: 'n1' })
      : aPage([aBulkRow({ name: 'Pot', sku: 'POT' })], { total: 2 }),
  );
  const user = show(preview());
  await screen.findByText('1 of 2 shown');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('2 of 2 shown');
  expect(screen.getByText('Mug')).toBeTruthy();
});

test('a scheduled change tells its moment, and that values are computed again then', async () => {
  show(preview({ at: '2030-12-01T08:00:00.000Z' }));
  await screen.findByText('Mug');
  expect(screen.getByText(/^It will be made on Dec 1, 2030, 9:00\sAM\. If something changes until then/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeTruthy();
});

test('while it runs a second press does nothing, and an error is told above', async () => {
  function Failing() {
    const [isBusy, setBusy] = useState(false);
    return preview({
      isBusy,
      error: 'The preview has expired.',
      onRun: () => {
        onRun();
        setBusy(true);
      },
    });
  }
  const user = show(<Failing />);
  await screen.findByText('Mug');
  expect(screen.getByText('The preview has expired.').closest('[role=alert]')).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Change 2 products' }));
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('rows that cannot be loaded say why and can be asked for again', async () => {
  shop.sendError(listBulkRows, 404, 'bulk.unknown', 'The preview has expired.');
  const user = show(preview());
  await screen.findByText('This could not be loaded');
  shop.answer(listBulkRows, aPage([aBulkRow()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Mug');
});
