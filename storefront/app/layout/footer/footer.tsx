import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/layout.ts';
import { newsletterMessages } from '../../messages/en/newsletter.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { FooterColumn, FooterLinks } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';
import { contentLink, existingLinks, type FooterLink, useHelpLinks } from './footer-links.ts';

export function Footer() {
  const t = useMessages(footerMessages);
  const { store, categories, pages, links, social } = useLayoutData();
  const storeLinks: FooterLink[] = [
    { name: t.viewAll, to: '/category/all' },
    ...categories.slice(0, 5).map(({ name, nameLanguage, slug }) => ({ name, nameLanguage, to: `/category/${slug}` })),
  ];
  const aboutLinks = existingLinks([{ name: t.aboutUs, to: links.about }, ...pages.slice(0, 3).map(contentLink)]);
  return (
    <footer className="site-footer on-band bg-footer text-on-footer">
      <div className="container grid grid-cols-1 gap-x-6 gap-y-10 pt-14 pb-10 xs:grid-cols-2 lg:grid-cols-4 lg:pt-18">
        <FooterColumn title={t.store}>
          <FooterLinks links={storeLinks} />
        </FooterColumn>
        <FooterColumn title={t.help}>
          <FooterLinks links={useHelpLinks()} />
        </FooterColumn>
        {aboutLinks.length > 0 && (
          <FooterColumn title={t.about} wide>
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

/** Above the footer of every page. */
export function NewsletterBand() {
  const t = useMessages(newsletterMessages);
  const { newsletterNote: note } = useLayoutData();
  return (
    <section aria-labelledby="news" className="needs-script section-gap no-print bg-sunken">
      <div className="container grid grid-cols-1 items-center gap-x-10 gap-y-5 py-10 md:grid-cols-2 lg:py-14">
        <div>
          <h2 id="news" className="text-h2">
            {t.title}
          </h2>
          <p {...note?.language} className="mt-2 max-w-md text-balance text-second">
            {note?.text ?? t.text}
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
