// Shown by the service worker instead of a page that has no copy on this device.
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { WifiOff } from '@vitrine/ui/icons.ts';
import { languageOf } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { GoBack } from '../../layout/errors/go-back.tsx';
import { offlinePageMessages } from '../../messages/en/pages.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/offline-page';

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: translate(offlinePageMessages, languageOf(place.location.pathname)).title, hidden: true });

export default function OfflinePage() {
  const t = useMessages(offlinePageMessages);
  return (
    <div className="container flex flex-col items-center gap-5 pt-20 text-center lg:pt-28">
      <WifiOff size={56} className="text-muted" />
      <h1 className="text-h1">{t.title}</h1>
      <p className="max-w-md text-lead text-second">{t.text}</p>
      <LocalLink to="/" reloadDocument className={buttonClassName()}>
        {t.home}
      </LocalLink>
      <GoBack />
    </div>
  );
}
