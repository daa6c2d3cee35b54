import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from '../api/identity.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('../features/staff/sign-in/sign-in-dialog.tsx')).SignInDialog,
}));
const ReauthenticateDialog = lazy(async () => ({
  default: (await import('../features/staff/sign-in/reauthenticate-dialog.tsx')).ReauthenticateDialog,
}));

/** Over the page, which stays as it is, when a call needs the person. */
export function IdentityDialog() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (!question) return null;
  const Asking = question.what === 'sign-in' ? SignInDialog : ReauthenticateDialog;
  return (
    <Suspense>
      <Asking onAnswer={question.answer} />
    </Suspense>
  );
}
