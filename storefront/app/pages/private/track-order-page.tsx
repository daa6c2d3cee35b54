// The same for everybody; the form works in the browser.
import { lazy, Suspense } from 'react';
import { notFound } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { AccountFrame } from '../../layout/screens/account-frame.tsx';
import { trackOrderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { Bar, FieldBars, FormSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/track-order-page';

const TrackForm = lazy(async () => ({ default: (await import('../../features/orders/track-form.tsx')).TrackForm }));

/** A server without the call has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(pageContext).absentCalls.includes('requestOrderLink')) throw notFound();
  return null;
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { title, summary } = translate(trackOrderMessages, languageOf(place.location.pathname));
  return pageMeta(place, { title, description: summary });
};

export default function TrackOrderPage() {
  const t = useMessages(trackOrderMessages);
  const skeleton = (
    <FormSkeleton>
      <Bar className="h-18" />
      <FieldBars hasHint field="h-12 w-60" />
      <FieldBars />
      <Bar className="h-12" />
      <Bar className="h-11 w-64" />
    </FormSkeleton>
  );
  return (
    <AccountFrame title={t.title}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <TrackForm />
        </Suspense>
      ) : (
        skeleton
      )}
      <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
    </AccountFrame>
  );
}
