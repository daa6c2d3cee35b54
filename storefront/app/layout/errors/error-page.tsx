import { buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { GoBack } from './go-back.tsx';

type Messages = typeof layoutMessages;

/** Shown for every error except "not found". A full reload is the retry that always starts afresh. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages(layoutMessages);
  // A failed fetch of page data is a TypeError: a connection error, not a server error.
  const isConnectionError = error instanceof TypeError;
  // The service worker may have a copy of the page, or a better message.
  useEffect(() => {
    if (isConnectionError && navigator.serviceWorker?.controller) location.reload();
  }, [isConnectionError]);
  const { title, text } = errorTexts(error, t);
  return (
    <div className="container page-top">
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

export function errorTexts(error: unknown, t: Messages): { title: string; text: string } {
  if (error instanceof TypeError) return { title: t.loadingFailed, text: t.loadingFailedText };
  // A rate limit comes with the server's own message.
  if (isRouteErrorResponse(error) && error.status === 429) return { title: t.wait, text: String(error.data) };
  return { title: t.broken, text: t.brokenText };
}
