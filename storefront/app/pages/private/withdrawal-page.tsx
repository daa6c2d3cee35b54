// A shell that is the same for everybody; the browser fills in known data.
import { lazy, Suspense } from 'react';
import { notFound } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { AccountFrame } from '../../layout/screens/account-frame.tsx';
import { withdrawalMessages } from '../../messages/en/withdrawal.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { Bar, FieldBars, FormSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/withdrawal-page';

const WithdrawalScreen = lazy(async () => ({
  default: (await import('../../layout/screens/withdrawal-screen.tsx')).WithdrawalScreen,
}));

/** A server without the call has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(pageContext).absentCalls.includes('withdraw')) throw notFound();
  return null;
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { title, summary } = translate(withdrawalMessages, languageOf(place.location.pathname));
  return pageMeta(place, { title, description: summary });
};

export default function WithdrawalPage() {
  const t = useMessages(withdrawalMessages);
  const { email } = useLayoutData().store;
  const skeleton = (
    <FormSkeleton>
      <Bar className="h-13 w-64" />
      <FieldBars hasHint field="h-12 w-60" />
      <FieldBars hasHint="long" />
      <FieldBars />
      <FieldBars hasHint="long" field="h-24" />
      <FieldBars field="h-18" />
      <Bar className="h-12 w-40" />
    </FormSkeleton>
  );
  return (
    <AccountFrame title={t.title} text={t.text}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <WithdrawalScreen skeleton={skeleton} />
        </Suspense>
      ) : (
        skeleton
      )}
      <p className="without-script rounded-panel bg-tint p-4 text-small">
        {t.needsScript} {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </AccountFrame>
  );
}
