import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { show } from '../../../testing/show.tsx';
import type { CookieChoice } from '../../session/cookie-choice.ts';
import { CookieNotice } from './cookie-notice.tsx';

const onChoose = vi.fn();

beforeEach(() => {
  onChoose.mockClear();
});

/** A page whose notice is shown until a choice is made; `isAskedFor`: by the button in the footer. */
function Page({ isAskedFor, choice = null }: { isAskedFor: boolean; choice?: CookieChoice | null }) {
  const [isShown, setShown] = useState(!isAskedFor);
  const choose = (made: CookieChoice) => {
    onChoose(made);
    setShown(false);
  };
  return (
    <>
      <main id="main" tabIndex={-1} />
      <button type="button" onClick={() => setShown(true)}>
        Cookie settings
      </button>
      {isShown && (
        <CookieNotice choice={choice} isAskedFor={isAskedFor} morePath="/content/cookies" onChoose={choose} />
      )}
    </>
  );
}

test.each([
  ['/', 'Accept', 'accepted', '/content/cookies'],
  ['/fr', 'Refuser', 'refused', '/fr/content/cookies'],
  ['/de', 'Ablehnen', 'refused', '/de/content/cookies'],
] as const)(
  'on %s the first notice takes no focus, and its press moves it to the page',
  async (path, label, made, more) => {
    const user = show(<Page isAskedFor={false} />, { path });
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('link').getAttribute('href')).toBe(more);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: label }));
    expect(onChoose).toHaveBeenCalledWith(made);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

test('a notice that was asked for has the focus, tells the choice of now, and gives the focus back', async () => {
  const user = show(<Page isAskedFor choice="accepted" />);
  const button = screen.getByRole('button', { name: 'Cookie settings' });
  await user.click(button);
  const notice = screen.getByRole('region', { name: 'Cookies' });
  expect(document.activeElement).toBe(notice);
  expect(notice.textContent).toContain('You accepted.');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(document.activeElement).toBe(button);
});

test('both answers look the same', () => {
  show(<Page isAskedFor={false} />);
  const [refuse, accept] = ['Refuse', 'Accept'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(accept?.className);
});
