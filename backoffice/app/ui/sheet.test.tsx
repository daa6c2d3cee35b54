import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { standInShop } from '../../../testing/stand-in-shop.ts';
import { show } from '../../testing/show.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet, startHere } from './sheet.tsx';

beforeEach(() => {
  standInShop();
});

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Page({ as: Shown }: { as: ComponentType<Props> }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Shown title="A step" onClose={() => setOpen(false)}>
      <p>Content</p>
    </Shown>
  ) : (
    <p>Closed</p>
  );
}

describe.each([
  ['a sheet', Sheet],
  ['a dialog', Dialog],
] as const)('%s', (_, shown) => {
  test('is named by its title, and its button closes it', async () => {
    const user = show(<Page as={shown} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'A step' });
    expect(dialog.open).toBe(true);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    screen.getByText('Closed');
  });

  test('tells the page when the browser closes it, such as with Escape', () => {
    show(<Page as={shown} />);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    return screen.findByText('Closed');
  });
});

test('a press beside the panel closes a sheet, a press inside does not', async () => {
  show(<Page as={Sheet} />);
  fireEvent.click(screen.getByText('Content'));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(dialog);
  await screen.findByText('Closed');
});

test('a press beside a dialog, which asks something, does not close it', () => {
  show(<Page as={Dialog} />);
  fireEvent.click(screen.getByRole('dialog'));
  screen.getByText('Content');
});

test('the title of a sheet gets the focus, or the field that says so', () => {
  show(
    <>
      <Sheet title="Plain" onClose={() => {}}>
        <p>Text</p>
      </Sheet>
      <Sheet title="Form" onClose={() => {}} hasStart>
        <input ref={startHere} aria-label="First" />
      </Sheet>
    </>,
  );
  const starts = [...document.querySelectorAll('[autofocus]')];
  expect(starts).toEqual([screen.getByRole('heading', { name: 'Plain' }), screen.getByRole('textbox')]);
});
