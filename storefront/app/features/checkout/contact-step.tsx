import { type AddressFormat, formatAddress, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type AddressValues, emptyAddress } from '../../forms/address.ts';
import { AddressFormFields } from '../../forms/address-form-fields.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { type Geocoding, MyLocation } from '../../forms/my-location.tsx';
import type { Form } from '../../forms/use-form.ts';
import type { Zones } from '../../forms/use-zones.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { getHomeCountry } from '../../session/document-data.ts';
import type { Contact, ContactField } from './checkout-draft.ts';
import { isSamePlace } from './saved-addresses.ts';

interface ContactStepProps {
  form: Form<ContactField>;
  countries: Country[];
  zones: Zones;
  isGuest: boolean;
  geocoding: Geocoding | null;
  /** Addresses of the customer to choose from. */
  saved: AddressValues[];
  /** Everything in the form is valid. */
  isComplete: boolean;
  /** Error panel above the form. */
  error: ReactNode;
  onContinue: () => Promise<void>;
}

export function ContactStep(props: ContactStepProps) {
  const { form, countries, zones, isGuest, geocoding, saved, isComplete, error, onContinue } = props;
  const t = useMessages(checkoutMessages);
  const names = useMessages(fieldMessages);
  const [isBusy, setBusy] = useState(false);
  const chosen = saved.findIndex((address) => isSamePlace(address, form.values));
  const [isOther, setOther] = useState(chosen < 0);
  // An address of an older order may lack what is required today.
  const asksAddress = isOther || chosen < 0 || !isComplete;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    setBusy(true);
    await onContinue();
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error}
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
      {saved.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium text-strong">{t.savedAddresses}</legend>
          {saved.map((address, index) => (
            <RadioCard
              key={JSON.stringify(address)}
              name="contact-saved"
              title={`${address.firstName} ${address.lastName}`}
              text={lineOf(address, countries)}
              isChosen={!isOther && chosen === index}
              onChoose={() => {
                setOther(false);
                form.set(address);
              }}
            />
          ))}
          <RadioCard
            name="contact-saved"
            title={t.otherAddress}
            isChosen={isOther || chosen < 0}
            onChoose={() => {
              setOther(true);
              form.set({ ...emptyAddress, country: form.values.country });
            }}
          />
        </fieldset>
      )}
      {asksAddress && (
        <AddressFormFields form={form} section="shipping" countries={countries} zones={zones}>
          {geocoding && <MyLocation geocoding={geocoding} label={t.location} onFound={form.set} />}
        </AddressFormFields>
      )}
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

/** In one line, without the name. */
const lineOf = ({ firstName: _, lastName: __, ...address }: AddressValues, countries: Country[]): string => {
  const country = countries.find(({ code }) => code === address.country);
  const format = country?.addressFormat ?? generalFormat(false);
  const written = { ...address, countryName: country?.name, state: address.stateProvince };
  return formatAddress(written, format, getHomeCountry()).join(', ');
};

interface ContactSummaryProps {
  contact: Contact;
  countryName: string;
  stateName: string;
  format: AddressFormat;
}

/** Read-only summary of the first step. */
export function ContactSummary({ contact, countryName, stateName, format }: ContactSummaryProps) {
  const lines = formatAddress({ ...contact, countryName, state: stateName }, format, getHomeCountry());
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
