import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { show } from '../../../../testing/show.tsx';
import { EditCell } from './edit-cell.tsx';

type Save = (text: string) => Promise<string | null>;

/** Three rows with a cell each, of one column. */
const column = (save: Save) =>
  ['A', 'B', 'C'].map((name) => (
    <EditCell key={name} label={name} value={`value ${name}`} column="name" save={save} errorText={String} />
  ));

const cell = (name = 'A') => screen.getByRole<HTMLInputElement>('textbox', { name });
const saves = () => vi.fn<Save>(async () => null);

test('Enter saves the text and goes to the cell below, with its text selected', async () => {
  const save = saves();
  const user = show(column(save));
  await user.clear(cell('A'));
  await user.type(cell('A'), 'new{Enter}');
  expect(document.activeElement).toBe(cell('B'));
  expect([cell('B').selectionStart, cell('B').selectionEnd]).toEqual([0, 'value B'.length]);
  await waitFor(() => expect(save.mock.calls).toEqual([['new']]));
});

test('Shift and Enter goes up; Enter in the last row leaves the table', async () => {
  const user = show(column(saves()));
  await user.click(cell('C'));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(cell('B'));
  await user.click(cell('C'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.body);
});

test('leaving a cell saves it once, also after Enter has saved it', async () => {
  const save = saves();
  const user = show(column(save));
  await user.type(cell('A'), '!');
  await user.tab();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await user.type(cell('B'), '!{Enter}');
  await user.click(document.body);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.flat()).toEqual(['value A!', 'value B!']);
});

test('a cell that was entered and left, or typed back, is not saved', async () => {
  const save = saves();
  const user = show(column(save));
  await user.click(cell('A'));
  await user.tab();
  await user.type(cell('B'), '!{Backspace} ');
  await user.tab();
  expect(cell('B').value).toBe('value B');
  expect(save).not.toHaveBeenCalled();
});

test('while it is saved the cell says that it is busy, and a second Enter sends nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const save = vi.fn<Save>(() => promise);
  const user = show(column(save));
  await user.type(cell('A'), '!{Enter}');
  expect(cell('A').getAttribute('aria-busy')).toBe('true');
  await user.click(cell('A'));
  await user.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => resolve(null));
  expect(cell('A').getAttribute('aria-busy')).toBe('false');
});

test('what somebody types while the cell is saved stays', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const save = vi.fn<Save>().mockReturnValueOnce(promise).mockResolvedValue(null);
  const user = show(column(save));
  await user.type(cell('A'), '1{Enter}');
  await user.type(cell('A'), '2');
  await act(async () => resolve(null));
  expect(cell('A').value).toBe('value A12');
  await user.tab();
  await waitFor(() => expect(save.mock.calls).toEqual([['value A1'], ['value A12']]));
});

test('what is wrong is said below the cell, which keeps the text and is described by the reason', async () => {
  const user = show(column(async () => 'Too long'));
  await user.type(cell('A'), '!{Enter}');
  await screen.findByText('Too long');
  expect(cell('A').value).toBe('value A!');
  expect(cell('A').getAttribute('aria-invalid')).toBe('true');
  const described = cell('A').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Too long');
  await expectAccessible();
});

test('typing on removes the reason, Escape removes it and restores the text', async () => {
  const user = show(column(async () => 'Too long'));
  await user.type(cell('A'), '!{Enter}');
  await screen.findByText('Too long');
  await user.type(cell('A'), '!');
  expect(screen.queryByText('Too long')).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByText('Too long');
  await user.click(cell('A'));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Too long')).toBeNull();
  expect(cell('A').value).toBe('value A');
});

test('leaving a refused cell does not ask again, Enter does', async () => {
  const save = vi.fn<Save>(async () => 'Too long');
  const user = show(column(save));
  await user.type(cell('A'), '!{Enter}');
  await screen.findByText('Too long');
  await user.click(cell('A'));
  await user.tab();
  expect(save).toHaveBeenCalledTimes(1);
  await user.click(cell('A'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

test('a refused text that is typed again after Escape is saved when the cell is left', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce('Lost').mockResolvedValue(null);
  const user = show(column(save));
  await user.type(cell('A'), '!{Enter}');
  await screen.findByText('Lost');
  await user.click(cell('A'));
  await user.keyboard('{Escape}');
  await user.type(cell('A'), '!');
  await user.tab();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

test('a refused text that is typed back is saved when the cell is left', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce('Lost').mockResolvedValue(null);
  const user = show(column(save));
  await user.type(cell('A'), '!{Enter}');
  await screen.findByText('Lost');
  await user.type(cell('A'), '?{Backspace}');
  await user.tab();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

test('two texts that are sent one after the other are each sent once', async () => {
  const first = Promise.withResolvers<null>();
  const second = Promise.withResolvers<null>();
  const save = vi.fn<Save>().mockReturnValueOnce(first.promise).mockReturnValue(second.promise);
  const user = show(column(save));
  await user.type(cell('A'), '1{Enter}');
  await user.type(cell('A'), '2{Enter}');
  await act(async () => first.resolve(null));
  expect(cell('A').getAttribute('aria-busy')).toBe('true');
  await user.click(cell('A'));
  await user.tab();
  await act(async () => second.resolve(null));
  expect(save.mock.calls).toEqual([['value A1'], ['value A12']]);
});

test('a person who may only read sees the text and no field', () => {
  show(<EditCell label="Name" value="Mug" column="name" readOnly save={saves()} errorText={String} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Mug').tagName).toBe('SPAN');
});

test('a question takes the place of the reason', async () => {
  show(
    <EditCell
      label="Stock"
      value="5"
      column="stock"
      save={saves()}
      errorText={String}
      question={<button type="button">Keep 3</button>}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Keep 3');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
});

test('a saved value has a tick and Undo, which saves the value from before', async () => {
  const save = saves();
  const user = show(column(save));
  await user.type(cell('A'), '!');
  expect(screen.queryByRole('button')).toBeNull();
  await user.tab();
  const undo = await screen.findByRole('button', { name: 'Undo: A' });
  await expectAccessible();
  await user.click(undo);
  await waitFor(() => expect(save.mock.calls.flat()).toEqual(['value A!', 'value A']));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(cell('A').value).toBe('value A');
});

test('Undo is gone when the value is changed again, and after ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const user = show(column(saves()));
    await user.type(cell('A'), '!{Enter}');
    await screen.findByRole('button', { name: 'Undo: A' });
    await user.type(cell('A'), '?');
    expect(screen.queryByRole('button')).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo: A' });
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByRole('button')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('an Undo that is refused says why, and keeps the value from before in the field', async () => {
  const save = vi.fn<Save>().mockResolvedValueOnce(null).mockResolvedValueOnce('Not any more');
  const user = show(column(save));
  await user.type(cell('A'), '!{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo: A' }));
  await screen.findByText('Not any more');
  expect(cell('A').value).toBe('value A');
});
