import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useHasCall } from '../../api/absent-calls.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages, layoutMessages } from '../../messages/en/layout.ts';
import { LazyButton } from '../deferred/lazy-button.tsx';
import type { MenuLink } from '../frame/frame-data.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { existingLinks, FooterColumn, type FooterLink, FooterLinks } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';

const contentLink = ({ slug, ...link }: MenuLink): FooterLink => ({ ...link, to: `/content/${slug}` });

export function Footer() {
  const t = useMessages(footerMessages);
  const { store, categories, pages, links, social } = useLayoutData();
  const storeLinks: FooterLink[] = [
    { name: t.viewAll, to: '/category/all' },
    ...categories.slice(0, 5).map(({ name, nameLanguage, slug }) => ({ name, nameLanguage, to: `/category/${slug}` })),
  ];
  const helpLinks = existingLinks([
    { name: t.delivery, to: links.delivery },
    { name: t.returns, to: links.returns },
    { name: t.contact, to: '/contact' },
    { name: t.track, to: useHasCall('requestOrderLink') ? '/track-order' : '/recent-order' },
    ...(useHasCall('withdraw') ? [{ name: t.withdraw, to: '/withdrawal' }] : []),
  ]);
  const aboutLinks = existingLinks([{ name: t.aboutUs, to: links.about }, ...pages.slice(0, 3).map(contentLink)]);
  return (
    <footer className="site-footer on-band bg-footer text-on-footer">
      <div className="container grid grid-cols-1 gap-x-6 gap-y-10 pt-14 pb-10 xs:grid-cols-2 lg:grid-cols-4 lg:pt-18">
        <FooterColumn title={t.store}>
          <FooterLinks links={storeLinks} />
        </FooterColumn>
        <FooterColumn title={t.help}>
          <FooterLinks links={helpLinks} />
        </FooterColumn>
        {aboutLinks.length > 0 && (
          <FooterColumn title={t.about}>
            <FooterLinks links={aboutLinks} />
          </FooterColumn>
        )}
        <FooterContact store={store} social={social} />
      </div>
      <div className="container">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-white/15 py-5 text-small">
          {/* The server may have rendered a cached page in the previous year. */}
          <p suppressHydrationWarning>{t.rights(new Date().getUTCFullYear(), store.name)}</p>
          <LegalLinks />
          <div className="switches flex flex-wrap items-center gap-x-4 lg:ml-auto">
            <LanguageSwitch onBand full />
            <ThemeSwitch onBand />
          </div>
        </div>
      </div>
    </footer>
  );
}

const legalLink = 'inline-flex min-h-11 items-center hover:text-white hover:underline';

function LegalLinks() {
  const t = useMessages(footerMessages);
  const { links: own, policies } = useLayoutData();
  const links = existingLinks([
    { name: t.legal, to: own.legal },
    { name: t.terms, to: own.legal && `${own.legal}#terms` },
    ...policies.map(contentLink),
  ]);
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ name, nameLanguage, to }) => (
        <li key={name}>
          <LocalLink {...nameLanguage} to={to} prefetch="none" className={legalLink}>
            {name}
          </LocalLink>
        </li>
      ))}
      <li>
        <CookieSettings className={legalLink} />
      </li>
    </ul>
  );
}

const loadForm = async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm;

/** Above the footer of every page. */
export function NewsletterBand() {
  const t = useMessages(layoutMessages);
  return (
    <section aria-labelledby="news" className="section-gap no-print bg-sunken">
      <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 lg:py-12">
        <h2 id="news" className="text-h3">
          {t.news}
        </h2>
        <div className="w-full max-w-md sm:w-auto sm:min-w-80">
          <LazyButton load={loadForm} part={{}} className={buttonClassName('secondary')}>
            {t.subscribe}
          </LazyButton>
        </div>
      </div>
    </section>
  );
}
