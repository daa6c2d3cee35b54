import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { rememberSignedIn } from '../api/identity.ts';
import { useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';
import { ProfileContext, profileQuery } from '../session/profile.tsx';
import { LoadFailed } from '../ui/loaded.tsx';

const SignInScreen = lazy(async () => ({
  default: (await import('../features/staff/sign-in/sign-in-screen.tsx')).SignInScreen,
}));

/** `children`: for people who are signed in. For others sign-in, at the same address. */
export function Shell({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(profileQuery);
  const isOut = error instanceof ApiError && error.status === 401;
  const isIn = data !== undefined;
  useLayoutEffect(() => rememberSignedIn(isIn), [isIn]);
  if (data)
    return (
      <ProfileContext value={data}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </ProfileContext>
    );
  if (isOut)
    return (
      <Suspense fallback={<Waiting />}>
        <SignInScreen onSignedIn={refetch} />
      </Suspense>
    );
  if (!error) return <Waiting />;
  return (
    <main className="container py-10">
      <LoadFailed error={error} onRetry={refetch} />
    </main>
  );
}

/** Nothing for a moment, then a spinner: most pages are there sooner. */
export function Waiting() {
  const t = useMessages(stateMessages);
  return (
    <main className="flex items-center justify-center p-16">
      <span className="late flex items-center gap-3 text-second">
        <Spinner />
        <span role="status">{t.loading}</span>
      </span>
    </main>
  );
}
