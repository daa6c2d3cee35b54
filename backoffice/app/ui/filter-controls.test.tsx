// Small parts of the filters of a list.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { standInShop } from '../../../testing/stand-in-shop.ts';
import { show } from '../../testing/show.tsx';
import { Chips, DayFields, FilterSelect, MoreFilters } from './filter-controls.tsx';

const onChange = vi.fn();

beforeEach(() => {
  standInShop();
  onChange.mockClear();
});

const brands = [
  { value: 'oak', name: 'Oak' },
  { value: 'elm', name: 'Elm' },
];

describe('a filter with many values', () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Brand' });

  test('begins with the choice that filters nothing', async () => {
    const user = show(<FilterSelect label="Brand" any="All" options={brands} chosen={undefined} onChoose={onChange} />);
    expect(select().selectedOptions[0]?.textContent).toBe('All');
    await expectAccessible();
    await user.selectOptions(select(), 'Elm');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('elm');
  });

  test('shows a value of an old address that exists no more, so that it can be taken back', () => {
    show(<FilterSelect label="Brand" any="All" options={brands} chosen="gone" onChoose={onChange} />);
    expect(select().value).toBe('gone');
    expect(select().options).toHaveLength(4);
  });

  test('has a known value once', () => {
    show(<FilterSelect label="Brand" any="All" options={brands} chosen="elm" onChoose={onChange} />);
    expect(select().options).toHaveLength(3);
  });
});

test('chips are one group with a name, and a second press takes the choice back', async () => {
  const user = show(<Chips label="Brand" options={brands} chosen="oak" onChoose={onChange} />);
  screen.getByRole('group', { name: 'Brand' });
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Elm', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Oak', pressed: true }));
  expect(onChange.mock.calls).toEqual([['elm'], [undefined]]);
});

test('each of two days limits the other', async () => {
  show(
    <DayFields
      id="days"
      from={{ label: 'From', value: '2025-11-01' }}
      until={{ label: 'Until', value: '2025-11-30' }}
      onChange={onChange}
    />,
  );
  const [from, until] = [
    screen.getByLabelText<HTMLInputElement>('From'),
    screen.getByLabelText<HTMLInputElement>('Until'),
  ];
  expect([from.max, until.min]).toEqual(['2025-11-30', '2025-11-01']);
  await expectAccessible();
  fireEvent.change(until, { target: { value: '2025-11-15' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ until: '2025-11-15' });
});

describe('filters that are used less often', () => {
  const more = (isOpen: boolean) => (
    <MoreFilters title="Filters" isOpen={isOpen}>
      <p>Days</p>
    </MoreFilters>
  );

  test('stand beside the others on a wide screen', () => {
    show(more(false));
    expect(screen.getByText('Days').closest('details')).toBeNull();
  });

  test.each([
    [false, 'closed'],
    [true, 'open'],
  ])('on a phone, with one of them set: %s, they are %s', (isOpen) => {
    show(more(isOpen), { isPhone: true });
    expect(screen.getByText('Days').closest('details')?.open).toBe(isOpen);
  });
});
