import { useLocation } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/layout.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { contentLink, existingLinks, type FooterLink, useHelpLinks } from './footer-links.ts';

/** The links that shoppers need most often, beside a form or a text. */
export function HelpLinks() {
  const t = useMessages(footerMessages);
  return <SideLinks title={t.help} links={useHelpLinks()} />;
}

/** The merchant's policies, beside one of them. */
export function PolicyLinks() {
  const t = useMessages(footerMessages);
  const { links, policies } = useLayoutData();
  const own = existingLinks([
    { name: t.delivery, to: links.delivery },
    { name: t.returns, to: links.returns },
    { name: t.legal, to: links.legal },
  ]);
  return <SideLinks title={t.policies} links={[...own, ...policies.map(contentLink)]} />;
}

function SideLinks({ title, links }: { title: string; links: FooterLink[] }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const others = links.filter(({ to }) => localPath(language, to) !== pathname);
  if (others.length === 0) return null;
  return (
    <nav aria-label={title} className="no-print">
      <h2 className="font-sans text-small font-semibold text-muted">{title}</h2>
      <ul className="mt-2">
        {others.map(({ name, nameLanguage, to }) => (
          <li key={to} className="border-t border-line">
            <LocalLink {...nameLanguage} to={to} className="block py-2.5 text-second hover:text-strong hover:underline">
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
