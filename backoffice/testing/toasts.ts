import { waitFor } from '@testing-library/react';
import { currentToasts, type Toast } from '@vitrine/ui/toasts.ts';
import { expect } from 'vitest';

/** The short message that the frame of the back office shows. */
export const expectToast = (tone: Toast['tone'], text: string): Promise<void> =>
  waitFor(() =>
    expect(currentToasts().map((toast) => ({ tone: toast.tone, text: toast.text }))).toContainEqual({ tone, text }),
  );
