import { screen } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { NewEntrySheet } from './new-entry-sheet.tsx';

const onSave = vi.fn(async (_entry: { code: string; name: Record<string, string> }) => {});

beforeEach(() => {
  onSave.mockReset().mockResolvedValue();
});

function Sheet() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <NewEntrySheet title="New brand" draft="brand" onSave={onSave} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const name = (language = 'English') => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(language) });
const save = () => screen.getByRole('button', { name: /^Save/ });

test('a code and the name in the first language are needed; the first field that is wrong has the focus', async () => {
  const user = show(<Sheet />);
  await user.click(save());
  expect(screen.getByText('Letters, digits, - and _ only')).toBeTruthy();
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  await expectAccessible();
  await user.type(code(), 'no blanks!');
  await user.click(save());
  expect(document.activeElement).toBe(code());
  await user.clear(code());
  await user.type(code(), 'acme');
  await user.click(save());
  expect(document.activeElement).toBe(name());
  expect(onSave).not.toHaveBeenCalled();
});

test('names in other languages are optional, and all are sent', async () => {
  const user = show(<Sheet />);
  expect(name('German').getAttribute('lang')).toBe('de');
  await user.type(code(), ' acme ');
  await user.type(name(), 'Acme');
  await user.type(name('German'), 'Akme{Enter}');
  await expectToast('success', 'Created');
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ code: 'acme', name: { en: 'Acme', de: 'Akme' } });
});

test('a code that is taken is told at the code, until it is changed', async () => {
  onSave.mockRejectedValue(new ApiError(409, 'entry.code-taken', 'There is a brand with this code.', {}));
  const user = show(<Sheet />);
  await user.type(code(), 'acme');
  await user.type(name(), 'Acme{Enter}');
  await screen.findByText('There is a brand with this code.');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(code());
  await expectAccessible();
  await user.type(code(), '2');
  expect(screen.queryByText('There is a brand with this code.')).toBeNull();
});

test('another error is told above the fields, which keep what was typed; a second press while it runs sends nothing', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  onSave.mockReturnValue(promise);
  const user = show(<Sheet />);
  await user.type(code(), 'acme');
  await user.type(name(), 'Acme');
  await user.dblClick(save());
  expect(save().getAttribute('aria-busy')).toBe('true');
  expect(onSave).toHaveBeenCalledTimes(1);
  reject(new TypeError('offline'));
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect([code().value, name().value]).toEqual(['acme', 'Acme']);
});

test('what was typed is there again after the sheet was closed, and gone after it was saved', async () => {
  const user = show(<Sheet />);
  await user.type(code(), 'acme');
  await user.type(name(), 'Acme');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect([code().value, name().value]).toEqual(['acme', 'Acme']);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect([code().value, name().value]).toEqual(['', '']);
});
