// A shell that is the same for everybody; the browser loads the account.
import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountShellMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/my-account-page';

const MyAccountScreen = lazy(async () => ({
  default: (await import('../../layout/screens/my-account-screen.tsx')).MyAccountScreen,
}));

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, {
    title: translate(accountShellMessages, languageOf(place.location.pathname)).account,
    hidden: true,
  });

export default function MyAccountPage() {
  const t = useMessages(accountShellMessages);
  const skeleton = (
    <>
      <h1 className="mb-8 text-h1">{t.account}</h1>
      <AccountSkeleton />
    </>
  );
  return (
    <div className="form-page container min-h-[calc(100dvh-8rem)] page-top">
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <MyAccountScreen skeleton={skeleton} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
