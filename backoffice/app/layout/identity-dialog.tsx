import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from '../api/identity.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('../features/staff/sign-in-dialog.tsx')).SignInDialog,
}));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../features/staff/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Over the page, which stays as it is, when a call needs the person. */
export function IdentityDialog() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (!question) return null;
  const Asking = question.what === 'sign-in' ? SignInDialog : ConfirmDialog;
  return (
    <Suspense>
      <Asking onAnswer={question.answer} />
    </Suspense>
  );
}
