import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/footer.ts';
import { type LayoutData, socialNetworks } from '../frame/frame-data.ts';
import { FooterColumn } from './footer-column.tsx';

const networkNames = { instagram: 'Instagram', pinterest: 'Pinterest', facebook: 'Facebook', youtube: 'YouTube' };

/** Contacts that the store has not set are plain text, not links. */
export function FooterContact({ store, social }: Pick<LayoutData, 'store' | 'social'>) {
  const t = useMessages(footerMessages);
  return (
    <FooterColumn title={t.contactUs} wide>
      <ul className="mt-3">
        <ContactLine icon={<Mail size={18} />} label={t.email} value={store.email} scheme="mailto" />
        <ContactLine icon={<Phone size={18} />} label={t.phone} value={store.phone} scheme="tel" />
      </ul>
      <ul aria-label={t.social} className="mt-4 -ml-2.5 flex">
        {socialNetworks.map((network) => (
          <li key={network}>
            <Social href={social[network]} name={networkNames[network]}>
              <span aria-hidden className={`icon icon-22 icon-${network}`} />
            </Social>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}

interface ContactLineProps {
  icon: ReactNode;
  label: string;
  value: string | null;
  scheme: 'mailto' | 'tel';
}

const ContactLine = ({ icon, label, value, scheme }: ContactLineProps) => (
  <li className="flex min-h-9 items-center gap-2.5">
    {icon}
    {value ? (
      <a
        href={`${scheme}:${scheme === 'tel' ? value.replace(/[^+\d]/g, '') : value}`}
        className="py-1.5 hover:text-white hover:underline"
      >
        <span className="sr-only">{label} </span>
        {value}
      </a>
    ) : (
      <span>{label}</span>
    )}
  </li>
);

const Social = ({ href, name, children }: { href: string | null; name: string; children: ReactNode }) =>
  href ? (
    <a
      href={href}
      rel="noreferrer"
      aria-label={name}
      className="inline-flex size-11 items-center justify-center rounded-control hover:bg-white/12 hover:text-white"
    >
      {children}
    </a>
  ) : (
    <span role="img" aria-label={name} className="inline-flex size-11 items-center justify-center opacity-60">
      {children}
    </span>
  );
