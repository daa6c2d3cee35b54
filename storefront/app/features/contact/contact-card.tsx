import { Clock, Mail, Phone } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import type { StoreText } from '../../i18n/text-language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { contactMessages } from '../../messages/en/contact.ts';

interface ContactCardProps {
  email: string | null;
  phone: string | null;
  /** As written by the merchant. */
  hours: StoreText | null;
}

/** Contacts that the store has not set are not shown. */
export function ContactCard({ email, phone, hours }: ContactCardProps) {
  const t = useMessages(contactMessages);
  if (!email && !phone && !hours) return null;
  return (
    <section aria-labelledby="direct" className="rounded-panel bg-sunken p-6">
      <h2 id="direct" className="text-h3">
        {t.direct}
      </h2>
      <dl className="mt-4 flex flex-col gap-4">
        {email && (
          <Line icon={<Mail size={20} />} label={t.email}>
            <a href={`mailto:${email}`} className="break-all text-link underline underline-offset-4">
              {email}
            </a>
          </Line>
        )}
        {phone && (
          <Line icon={<Phone size={20} />} label={t.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link underline underline-offset-4">
              {phone}
            </a>
          </Line>
        )}
        {hours && (
          <Line icon={<Clock size={20} />} label={t.hours}>
            <span {...hours.language}>{hours.text}</span>
          </Line>
        )}
      </dl>
    </section>
  );
}

const Line = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[auto_1fr] gap-x-3">
    <dt className="contents">
      <span className="row-span-2 pt-0.5 text-second">{icon}</span>
      <span className="text-small text-second">{label}</span>
    </dt>
    <dd className="col-start-2 font-medium text-strong">{children}</dd>
  </div>
);
