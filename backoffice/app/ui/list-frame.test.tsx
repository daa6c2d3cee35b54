import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { standInShop } from '../../../testing/stand-in-shop.ts';
import { show } from '../../testing/show.tsx';
import { ListFrame, type ListQuery } from './list-frame.tsx';

const refetch = vi.fn();
const fetchNextPage = vi.fn();
const clear = vi.fn();

beforeEach(() => {
  standInShop();
  for (const spy of [refetch, fetchNextPage, clear]) spy.mockClear();
});

const loaded = (items: string[], total = items.length, totalIsExact = true): ListQuery<string> => ({
  data: { pages: [{ items, total, totalIsExact }] },
  isPending: false,
  isPlaceholderData: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch,
  fetchNextPage,
});

const open = (query: ListQuery<string>, isFiltered = false) =>
  show(
    <ListFrame
      title="Things"
      query={query}
      list={{ isFiltered, clear }}
      filters={<p>The filters</p>}
      empty={{ icon: null, title: 'No things yet', none: 'No thing matches', content: <p>Make one</p> }}
      keys={{ id: 'keys', shown: [['J', 'keyNext']] }}
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </ListFrame>,
  );
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('while it loads there is a place for the rows, and screen readers are told', async () => {
  open({ ...loaded([]), data: undefined, isPending: true });
  screen.getByText('Loading…');
  screen.getByText('The filters');
  expect(screen.queryByText('No things yet')).toBeNull();
  await expectAccessible();
});

test('rows of all pages follow each other, with how many there are', async () => {
  const page = { total: 3, totalIsExact: true };
  open({
    ...loaded([]),
    data: {
      pages: [
        { ...page, items: ['A', 'B'] },
        { ...page, items: ['C'] },
      ],
    },
  });
  expect(rows()).toEqual(['A', 'B', 'C']);
  screen.getByText('3 of 3 shown');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await expectAccessible();
});

test('a total that was not counted to the end says so', () => {
  open(loaded(['A'], 10_000, false));
  screen.getByText('1 of more than 10000 shown');
});

test('the next page is loaded on a press, and the button says that it is at work', async () => {
  const user = open({ ...loaded(['A'], 2), hasNextPage: true });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('nothing at all leads to the first entry, filters without a match to all entries', async () => {
  open(loaded([]));
  screen.getByText('No things yet');
  screen.getByText('Make one');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('filters without a match are cleared from here', async () => {
  const user = open(loaded([]), true);
  screen.getByText('No thing matches');
  expect(screen.queryByText('Make one')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(clear).toHaveBeenCalledOnce();
});

test('rows of the filters before stay while others load', () => {
  open({ ...loaded(['A']), isPlaceholderData: true });
  expect(rows()).toEqual(['A']);
  expect(screen.getByText('A').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
});

test('a list that could not be loaded is asked for again on a press', async () => {
  const user = open({ ...loaded([]), data: undefined, error: new Error('lost') });
  screen.getByText('The shop cannot be reached. What you typed is still here.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('rows that are there stay when they cannot be loaded again, which is told below them', async () => {
  const user = open({ ...loaded(['A']), error: new Error('lost') });
  expect(rows()).toEqual(['A']);
  screen.getByText('The shop cannot be reached. What you typed is still here.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a next page that could not be loaded is told below the rows, and asked for again', async () => {
  const user = open({ ...loaded(['A'], 2), hasNextPage: true, error: new Error('lost'), isFetchNextPageError: true });
  expect(rows()).toEqual(['A']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
});
