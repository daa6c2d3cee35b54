import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { FooterLink } from './footer-links.ts';

interface FooterColumnProps {
  title: string;
  /** Takes the whole row on a phone. */
  wide?: boolean;
  children: ReactNode;
}

export const FooterColumn = ({ title, wide = false, children }: FooterColumnProps) => (
  <section className={wide ? 'xs:max-sm:col-span-2' : undefined}>
    <h2 className="font-display text-h3 text-white">{title}</h2>
    {children}
  </section>
);

export const FooterLinks = ({ links }: { links: FooterLink[] }) => (
  <ul className="mt-3">
    {links.map(({ name, nameLanguage, to }) => (
      <li key={name}>
        <LocalLink
          {...nameLanguage}
          to={to}
          prefetch="none"
          className="inline-flex min-h-9 items-center py-1.5 leading-snug hover:text-white hover:underline"
        >
          {name}
        </LocalLink>
      </li>
    ))}
  </ul>
);
