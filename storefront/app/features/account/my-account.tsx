import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck, FileDown, KeyRound, LogOut, MapPin, ReceiptText, User } from '@vitrine/ui/icons.ts';
import { type ReactNode, useState } from 'react';
import { useHasCall } from '../../api/absent-calls.ts';
import { useCountries } from '../../forms/use-countries.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { AddressCards } from './address-card.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { Outcome } from './outcome.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { VerifyReminder } from './verify-reminder.tsx';

interface MyAccountProps {
  skeleton: ReactNode;
  /** The card of the last order. */
  lastOrder: ReactNode;
  onLogout: () => void;
  /** Called when the account was deleted; clears everything this browser has stored of it. */
  onDeleted: () => void;
}

export function MyAccount({ skeleton, lastOrder, onLogout, onDeleted }: MyAccountProps) {
  const t = useMessages(accountMessages);
  const [deletionNotice, setDeletionNotice] = useState<string | null>(null);
  if (deletionNotice !== null) {
    const [first = '', ...others] = deletionNotice.split('. ');
    return (
      <div className="max-w-xl">
        <Outcome leads icon={<CircleCheck size={56} className="text-success" />} title={first} text={others.join('. ')}>
          <LocalLink to="/category/all" className={buttonClassName()}>
            {t.continueShopping}
          </LocalLink>
        </Outcome>
      </div>
    );
  }
  return (
    <SignedInOnly skeleton={skeleton}>
      {(customer) => (
        <Sections
          customer={customer}
          lastOrder={lastOrder}
          onLogout={onLogout}
          onDeleted={(message) => {
            setDeletionNotice(message);
            onDeleted();
          }}
        />
      )}
    </SignedInOnly>
  );
}

interface SectionsProps extends Pick<MyAccountProps, 'lastOrder' | 'onLogout'> {
  customer: Customer;
  onDeleted: (message: string) => void;
}

const row = 'flex min-h-11 items-center gap-3 font-medium text-link hover:underline';

function Sections({ customer, lastOrder, onLogout, onDeleted }: SectionsProps) {
  const t = useMessages(accountMessages);
  const countries = useCountries();
  const anchors = [
    ['profile', t.profile, User],
    ['addresses', t.addresses, MapPin],
    ['data', t.data, FileDown],
  ] as const;
  return (
    <>
      <h1 className="text-h1 break-words">{t.hello(`${customer.firstName} ${customer.lastName}`)}</h1>
      <p className="mt-2 break-words text-second">{customer.userName}</p>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={t.sections} className="max-lg:order-last">
          <ul className="flex flex-col border-line max-lg:border-t max-lg:pt-4 lg:sticky lg:top-24">
            {anchors.map(([id, name, Icon]) => (
              <li key={id} className="max-lg:hidden">
                <a href={`#${id}`} className={row}>
                  <Icon size={20} />
                  {name}
                </a>
              </li>
            ))}
            <li>
              <LocalLink to="/recent-order" className={row}>
                <ReceiptText size={20} />
                {t.orders}
              </LocalLink>
            </li>
            <li>
              <LocalLink to="/update-password" className={row}>
                <KeyRound size={20} />
                {t.password}
              </LocalLink>
            </li>
            <li>
              <button type="button" onClick={onLogout} className={row}>
                <LogOut size={20} />
                {t.logout}
              </button>
            </li>
          </ul>
        </nav>
        <div className="flex min-w-0 max-w-3xl flex-col gap-10">
          <VerifyReminder customer={customer} />
          {lastOrder}
          <Section id="profile" title={t.profile}>
            <ProfileForm customer={customer} />
          </Section>
          <Section id="addresses" title={t.addresses}>
            <AddressCards customer={customer} countries={countries} />
          </Section>
          <Section id="data" title={t.data}>
            {useHasCall('exportData') && <DataSection />}
            <div className="mt-4">
              <DeleteSection onDeleted={onDeleted} />
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
    <h2 id={`${id}-heading`} className="mb-4 text-h3">
      {title}
    </h2>
    {children}
  </section>
);
