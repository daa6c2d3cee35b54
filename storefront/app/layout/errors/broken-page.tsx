import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { buttonClassName } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { layoutMessages } from '../frame/layout-messages.ts';
import { GoBack } from './go-back.tsx';

type Messages = (typeof layoutMessages)['en' | 'fr'];

/** Anything that went wrong and is not a missing page. A full reload is the one retry that always starts afresh. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useMessages(layoutMessages);
  // A page whose data could not be fetched fails with a TypeError of the browser: the connection, not the shop.
  const isConnection = error instanceof TypeError;
  // Whoever has a worker may have a copy of the page, or at least words that say more than these.
  useEffect(() => {
    if (isConnection && navigator.serviceWorker?.controller) location.reload();
  }, [isConnection]);
  const { title, text } = brokenWords(error, t);
  return (
    <div className="container pt-6 lg:pt-10">
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={<TriangleAlert size={56} />} title={title}>
        <p>{text}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, and this markup is sent for several */}
        <a href="" className={buttonClassName()}>
          {t.tryAgain}
        </a>
        <GoBack />
      </EmptyState>
    </div>
  );
}

export function brokenWords(error: unknown, t: Messages): { title: string; text: string } {
  if (error instanceof TypeError) return { title: t.loadingFailed, text: t.loadingFailedText };
  // What was too much comes with the server's own words.
  if (isRouteErrorResponse(error) && error.status === 429) return { title: t.wait, text: String(error.data) };
  return { title: t.broken, text: t.brokenText };
}
