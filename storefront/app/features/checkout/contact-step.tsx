import { type AddressFormat, formatAddress } from '@vitrine/contract/address-format.ts';
import type { Country } from '@vitrine/contract/store-shapes.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AddressFormFields } from '../../forms/address-form-fields.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { type Geocoding, MyLocation } from '../../forms/my-location.tsx';
import type { Form } from '../../forms/use-form.ts';
import type { Zones } from '../../forms/use-zones.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { fieldMessages } from '../../messages/en/field.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Contact, ContactField } from './checkout-draft.ts';

interface ContactStepProps {
  form: Form<ContactField>;
  countries: Country[];
  zones: Zones;
  isGuest: boolean;
  geocoding: Geocoding | null;
  /** Error panel above the form. */
  trouble: ReactNode;
  onContinue: () => Promise<void>;
}

export function ContactStep({ form, countries, zones, isGuest, geocoding, trouble, onContinue }: ContactStepProps) {
  const t = useMessages(checkoutMessages);
  const names = useMessages(fieldMessages);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    setBusy(true);
    await onContinue();
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {trouble}
      <ErrorSummary form={form} />
      {isGuest && (
        <p className="-mt-2 text-small text-second">
          {t.customer}{' '}
          <LocalLink
            to={`/login?return=${encodeURIComponent('/checkout')}`}
            className="inline-flex min-h-8 items-center font-medium text-link underline underline-offset-4 hover:no-underline"
          >
            {t.login}
          </LocalLink>
        </p>
      )}
      <EmailField field={form.field('email')} hint={names.emailHint} />
      <AddressFormFields form={form} section="shipping" countries={countries} zones={zones}>
        {geocoding && <MyLocation geocoding={geocoding} label={t.location} onFound={form.set} />}
      </AddressFormFields>
      <TextField
        {...form.field('phone')}
        label={names.phone}
        note={names.optional}
        hint={names.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={25}
        className="max-w-64"
      />
      <Button type="submit" aria-busy={isBusy} className="mt-2 self-stretch sm:self-start">
        {isBusy && <Spinner size={20} />}
        {t.toPayment}
      </Button>
    </form>
  );
}

interface ContactSummaryProps {
  contact: Contact;
  countryName: string;
  stateName: string;
  format: AddressFormat;
}

/** Read-only summary of the first step. */
export function ContactSummary({ contact, countryName, stateName, format }: ContactSummaryProps) {
  const lines = formatAddress({ ...contact, countryName, state: stateName }, format);
  return (
    <div className="-mt-2 pl-11 text-second">
      <p className="break-words text-strong">{contact.email}</p>
      <address className="not-italic">
        {[...lines, contact.phone].filter(Boolean).map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
