import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { show } from '../../testing/show.tsx';
import { ColumnsButton, useColumns } from './columns.tsx';

const columns = ['visible', 'brand'] as const;

function List() {
  const chosen = useColumns('test', columns);
  return (
    <>
      <ColumnsButton chosen={chosen} names={{ visible: 'Visible', brand: 'Brand' }} />
      <p>{columns.filter(chosen.isShown).join(' ')}</p>
    </>
  );
}

test('a hidden column stays hidden in this browser until it is chosen again', async () => {
  const user = show(<List />);
  screen.getByText('visible brand');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Brand' }));
  await expectAccessible();
  screen.getByText('visible');
  show(<List />);
  expect(screen.getAllByText('visible')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Brand' }));
  screen.getByText('visible brand');
});

test('a column that no longer exists is not asked for', () => {
  localStorage.setItem('vitrine.admin.hidden-columns.test', 'gone brand');
  show(<List />);
  screen.getByText('visible');
});
