import { ArrowLeft, Lock } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { checkoutFrameMessages } from '../../messages/en/checkout.ts';
import { footerMessages } from '../../messages/en/layout.ts';
import { CookieSettings } from '../footer/cookie-settings.tsx';
import { existingLinks } from '../footer/footer-links.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { Logo } from '../header/logo.tsx';
import { useLayoutData } from './use-layout-data.ts';

/** Layout of the checkout: only links that help to finish the order. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const t = useMessages(checkoutFrameMessages);
  return (
    <>
      <header className="border-b border-line bg-page">
        <div className="container max-w-300 flex min-h-16 flex-wrap items-center gap-x-6 lg:min-h-19">
          <Logo />
          <p className="flex items-center gap-2 text-small font-medium text-strong max-sm:ml-auto">
            <Lock size={18} />
            {t.secure}
          </p>
          <div className="flex items-center justify-between gap-x-6 max-sm:w-full sm:ml-auto">
            <LocalLink
              to="/cart"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-link hover:underline"
            >
              <ArrowLeft size={20} />
              {t.toCart}
            </LocalLink>
            <div className="-mr-2 shrink-0">
              <LanguageSwitch />
            </div>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <CheckoutFooter />
    </>
  );
}

function CheckoutFooter() {
  const t = useMessages(footerMessages);
  const { store, links: pages } = useLayoutData();
  const links = existingLinks([
    { name: t.contact, to: '/contact' },
    { name: t.legal, to: pages.legal },
    { name: t.terms, to: pages.legal && `${pages.legal}#terms` },
  ]);
  return (
    <footer className="border-t border-line text-small text-second">
      <div className="container max-w-300 flex flex-wrap items-center gap-x-6 py-3">
        <p>{t.rights(new Date().getUTCFullYear(), store.name)}</p>
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ name, to }) => (
            <li key={name}>
              <LocalLink to={to} prefetch="none" className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </LocalLink>
            </li>
          ))}
          <li>
            <CookieSettings className="inline-flex min-h-11 items-center hover:underline" />
          </li>
        </ul>
      </div>
    </footer>
  );
}
