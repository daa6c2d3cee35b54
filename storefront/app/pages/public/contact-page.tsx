import { pageContext } from '../../context.ts';
import { BreadcrumbTrail } from '../../features/catalog/product/breadcrumb-trail.tsx';
import { ContactCard } from '../../features/contact/contact-card.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { loadNote } from '../../features/content/load-content.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { HelpLinks } from '../../layout/footer/side-links.tsx';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { contactMessages } from '../../messages/en/contact.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/contact-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return { hours: await loadNote(context.get(pageContext).api(language), 'contactHours', language) };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { title, summary } = translate(contactMessages, languageOf(place.location.pathname));
  return pageMeta(place, { title, description: summary });
};

export default function ContactPage({ loaderData: { hours } }: Route.ComponentProps) {
  const t = useMessages(contactMessages);
  const { store } = useLayoutData();
  return (
    <div className="form-page container page-top">
      <div className="trail-row">
        <BreadcrumbTrail steps={[{ name: t.title, path: '/contact' }]} />
      </div>
      <h1 className="text-h1">{t.title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-10 max-lg:contents lg:order-2">
          <ContactCard email={store.email} phone={store.phone} hours={hours} />
          <div className="max-lg:order-2">
            <HelpLinks />
          </div>
        </div>
        <section aria-labelledby="write" className="max-lg:order-1">
          <h2 id="write" className="mb-5 text-h3">
            {t.write}
          </h2>
          <ContactForm isAlive={useHydrated()} />
          <p className="without-script rounded-panel bg-tint p-4 text-small">
            {t.needsScript} {store.email && t.emailInstead}
          </p>
        </section>
      </div>
    </div>
  );
}
