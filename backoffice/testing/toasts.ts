import { waitFor } from '@testing-library/react';
import { currentToasts, type Toast } from '@vitrine/ui/toasts.ts';
import { expect } from 'vitest';

/** The short message that the frame of the back office shows. */
export const expectToast = (tone: Toast['tone'], text: string | RegExp): Promise<void> =>
  waitFor(() => {
    const shown = currentToasts().map((toast) => ({ tone: toast.tone, text: toast.text }));
    expect(shown).toContainEqual({ tone, text: typeof text === 'string' ? text : expect.stringMatching(text) });
  });
