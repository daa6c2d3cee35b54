import type { Country } from '@vitrine/contract/store-shapes.ts';
import { useEffect } from 'react';
import { isPostcode } from '../../format/postcode.ts';
import { checkAddress } from '../../forms/address.ts';
import { countProblems, type Problems } from '../../forms/problems.ts';
import { ruleMessages } from '../../forms/rule-messages.ts';
import { email } from '../../forms/rules.ts';
import { homeCountry, useCountries } from '../../forms/use-countries.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useZones, type Zones } from '../../forms/use-zones.ts';
import { useMessages } from '../../i18n/use-language.ts';
import type { Place } from '../../session/delivery-quote.ts';
import { type Contact, type ContactField, readDraft, saveDraft } from './checkout-draft.ts';

export interface ContactForm {
  form: Form<ContactField>;
  countries: Country[];
  zones: Zones;
  countryName: string;
  stateName: string;
  isComplete: boolean;
  /** Where the parcel goes, as far as it is known. */
  place: Place | null;
}

export function useContactForm(): ContactForm {
  const words = useMessages(ruleMessages);
  const countries = useCountries();
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const check = (values: Contact): Problems<ContactField> => ({
    email: email(values.email, words),
    ...checkAddress(values, words, { name: nameOf(values.country), hasZones: zones.list.length > 0 }),
  });
  const form = useForm<ContactField>({
    id: 'contact',
    initial: readDraft().contact,
    check,
    onValues: (contact) => saveDraft({ contact }),
  });
  const { values } = form;
  const zones = useZones(values.country);

  const isOpen = values.country === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for a form that is still empty
  useEffect(() => {
    if (!isOpen) return;
    homeCountry().then((country) => {
      if (country && readDraft().contact.country === '') form.set({ country });
    });
  }, []);

  return {
    form,
    countries,
    zones,
    countryName: nameOf(values.country),
    stateName: zones.list.find(({ code, name }) => (code ?? name) === values.zone)?.name ?? values.stateProvince,
    isComplete: countProblems(check(values)) === 0,
    place: placeOf(values),
  };
}

const placeOf = ({ country, zone, postalCode }: Contact): Place | null =>
  country
    ? {
        countryCode: country,
        zoneCode: zone || null,
        postalCode: isPostcode(country, postalCode) ? postalCode.trim() : null,
      }
    : null;
