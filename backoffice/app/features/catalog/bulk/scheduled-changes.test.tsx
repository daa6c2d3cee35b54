import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cancelBulk, listScheduledBulk, scheduleBulk } from '@vitrine/contract/product-editing/bulk-changes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBulkJob, aScheduledBulk } from '../../../../testing/a-bulk-change.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { ScheduledChanges } from './scheduled-changes.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  answerStructure(shop);
});

const wait = (...items: ReturnType<typeof aScheduledBulk>[]) => shop.answer(listScheduledBulk, { items });
const failed = aScheduledBulk({ job: 22, problem: 'Bo Berg may not change products any more.' });

test('nothing is shown when nothing waits', async () => {
  wait();
  show(<ScheduledChanges />);
  await waitFor(() => expect(shop.sentTo(listScheduledBulk)).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a change that waits tells when, what, how many and by whom', async () => {
  wait(aScheduledBulk({ fields: ['price', 'visible'], changed: 1 }));
  show(<ScheduledChanges />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/Dec 1, 2030, 9:00\sAM · Price, Visibility · 1 product/);
  expect(row.textContent).toContain('By Bo Berg');
  expect(within(row).queryByRole('button', { name: /^Schedule again/ })).toBeNull();
  await expectAccessible();
});

test('canceling sends it once and the row goes; its button names the moment', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  wait(aScheduledBulk());
  shop.answer(cancelBulk, () => promise);
  const user = show(<ScheduledChanges />);
  const cancel = await screen.findByRole('button', { name: /^Cancel Dec 1, 2030/ });
  await user.dblClick(cancel);
  expect(cancel.getAttribute('aria-busy')).toBe('true');
  wait();
  resolve(null);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(shop.sentTo(cancelBulk).map(({ params }) => params)).toEqual([{ job: '21' }]);
});

test('when it is being made already, the domain error is told and the list is loaded again', async () => {
  wait(aScheduledBulk());
  shop.sendError(cancelBulk, 409, 'bulk.running', 'It is being made.');
  const user = show(<ScheduledChanges />);
  await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
  await screen.findByText('It is being made.');
  await waitFor(() => expect(shop.sentTo(listScheduledBulk)).toHaveLength(2));
});

test('a change that was not made says why and can be removed', async () => {
  wait(failed, aScheduledBulk({ job: 23, changed: 0, problem: 'Nothing changes.' }));
  show(<ScheduledChanges />);
  await screen.findByText('Not made: Bo Berg may not change products any more.');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  // A change without an effect is not scheduled again.
  expect(screen.getAllByRole('button', { name: /^Schedule again/ })).toHaveLength(1);
  await expectAccessible();
});

test('another moment is chosen in a sheet: it must be in the future, and is sent for that change', async () => {
  wait(failed);
  shop.answer(scheduleBulk, aBulkJob({ state: 'scheduled' }));
  const user = show(<ScheduledChanges />);
  await user.click(await screen.findByRole('button', { name: /^Schedule again/ }));
  const sheet = screen.getByRole('dialog', { name: 'Schedule again' });
  const moment = within(sheet).getByLabelText('Moment');
  const send = within(sheet).getByRole('button', { name: /^Schedule/ });
  await user.click(send);
  expect(within(sheet).getByText('Choose a moment')).toBeTruthy();
  expect(document.activeElement).toBe(moment);
  fireEvent.change(moment, { target: { value: '2020-01-01T08:00' } });
  await user.click(send);
  expect(within(sheet).getByText('Choose a moment in the future')).toBeTruthy();
  await expectAccessible();
  fireEvent.change(moment, { target: { value: '2099-07-01T08:00' } });
  await user.click(send);
  await expectToast('success', /^Scheduled for Jul 1, 2099, 8:00\sAM$/);
  expect(shop.sentTo(scheduleBulk).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { job: '22' }, body: { at: '2099-07-01T06:00:00.000Z' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused moment is told in the sheet, which stays open with what was chosen', async () => {
  wait(failed);
  shop.sendError(scheduleBulk, 409, 'bulk.expired', 'The change is too old.');
  const user = show(<ScheduledChanges />);
  await user.click(await screen.findByRole('button', { name: /^Schedule again/ }));
  const sheet = screen.getByRole('dialog');
  const moment = within(sheet).getByLabelText<HTMLInputElement>('Moment');
  fireEvent.change(moment, { target: { value: '2099-07-01T08:00' } });
  await user.click(within(sheet).getByRole('button', { name: /^Schedule/ }));
  await within(sheet).findByText('The change is too old.');
  expect(moment.value).toBe('2099-07-01T08:00');
});
