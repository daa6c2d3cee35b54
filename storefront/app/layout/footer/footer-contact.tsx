import { Mail, Phone } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/layout.ts';
import { type LayoutData, socialNetworks } from '../frame/frame-data.ts';
import { FooterColumn } from './footer-column.tsx';

const networkNames = { instagram: 'Instagram', pinterest: 'Pinterest', facebook: 'Facebook', youtube: 'YouTube' };

/** Only what the store has set; nothing when it has set nothing. */
export function FooterContact({ store, social }: Pick<LayoutData, 'store' | 'social'>) {
  const t = useMessages(footerMessages);
  const networks = socialNetworks.flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href }] : [];
  });
  if (!store.email && !store.phone && networks.length === 0) return null;
  return (
    <FooterColumn title={t.contactUs} wide>
      <ul className="mt-3">
        {store.email && (
          <ContactLine icon={<Mail size={18} />} label={t.email} text={store.email} href={`mailto:${store.email}`} />
        )}
        {store.phone && (
          <ContactLine
            icon={<Phone size={18} />}
            label={t.phone}
            text={store.phone}
            href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}
          />
        )}
      </ul>
      {networks.length > 0 && (
        <ul aria-label={t.social} className="mt-4 -ml-2.5 flex flex-wrap">
          {networks.map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                rel="noreferrer"
                className="inline-flex size-11 items-center justify-center rounded-control hover:bg-white/12 hover:text-white"
              >
                <span aria-hidden className={`icon icon-22 icon-${network}`} />
                <span className="sr-only">{networkNames[network]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </FooterColumn>
  );
}

interface ContactLineProps {
  icon: ReactNode;
  label: string;
  text: string;
  href: string;
}

const ContactLine = ({ icon, label, text, href }: ContactLineProps) => (
  <li className="flex min-h-9 items-center gap-2.5">
    {icon}
    <a href={href} className="min-w-0 py-1.5 wrap-anywhere hover:text-white hover:underline">
      <span className="sr-only">{label} </span>
      {text}
    </a>
  </li>
);
