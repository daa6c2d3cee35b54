import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountShellMessages } from '../../messages/en/account.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AccountScreenKind } from './account-screens.tsx';

const AccountScreen = lazy(async () => ({ default: (await import('./account-screens.tsx')).AccountScreen }));

/** Shell of a screen with one form: the same for everybody until the browser renders the form. */
export function AccountShell({ kind }: { kind: AccountScreenKind }) {
  const t = useMessages(accountShellMessages);
  const { pathname } = useLocation();
  const skeleton = <AccountSkeleton />;
  return (
    <AccountFrame title={t[kind]}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <AccountScreen key={pathname} kind={kind} skeleton={skeleton} />
        </Suspense>
      ) : (
        skeleton
      )}
    </AccountFrame>
  );
}
