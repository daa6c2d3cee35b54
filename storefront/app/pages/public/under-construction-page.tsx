import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Hammer } from '@vitrine/ui/icons.ts';
import { languageOf } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { underConstructionPageMessages } from '../../messages/en/pages.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/under-construction-page';

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, {
    title: translate(underConstructionPageMessages, languageOf(place.location.pathname)).title,
    hidden: true,
  });

export default function UnderConstructionPage() {
  const t = useMessages(underConstructionPageMessages);
  return (
    <div className="container flex flex-col items-center gap-5 pt-20 text-center lg:pt-28">
      <Hammer size={56} className="text-muted" />
      <h1 className="text-h1">{t.title}</h1>
      <p className="max-w-md text-lead text-second">{t.text}</p>
      <LocalLink to="/category/all" className={buttonClassName('primary', 'mt-2')}>
        {t.link}
      </LocalLink>
    </div>
  );
}
