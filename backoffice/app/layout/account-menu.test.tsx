import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AccountMenu } from './account-menu.tsx';

test('the menu of the account names the time zone of all times', () => {
  show(<AccountMenu />);
  const menu = document.getElementById('account-menu');
  expect(menu && within(menu).getByText(/^Times: /).textContent).toMatch(/^Times: \w+/);
  expect(screen.getAllByText(/^Times: /)).toHaveLength(1);
});
