import { type AddressFormat, isPostcode } from '@vitrine/contract/address/address-format.ts';
import { checkAddress, checkEmail } from '@vitrine/contract/address/address-rules.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { inAddressOrder } from '../../forms/address.ts';
import { countryFacts } from '../../forms/rules.ts';
import { useCountryList } from '../../forms/use-countries.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useZones, type Zones } from '../../forms/use-zones.ts';
import type { Place } from '../../session/delivery-quote.ts';
import { type Contact, type ContactField, readDraft, saveDraft } from './checkout-draft.ts';

export interface ContactForm {
  form: Form<ContactField>;
  countries: Country[];
  zones: Zones;
  countryName: string;
  stateName: string;
  format: AddressFormat;
  isComplete: boolean;
  /** Countries or states are not known yet, so nothing can be said about the address. */
  isLoading: boolean;
  /** The delivery place, as far as it is entered. */
  place: Place | null;
}

const none: Country[] = [];

export function useContactForm(): ContactForm {
  const { data: countries = none, isLoading } = useCountryList();
  const check = (written: Contact) => [
    ...checkEmail(written.email),
    ...checkAddress(written, countryFacts(written.country, countries, zones)),
  ];
  const form = useForm<ContactField>({
    id: 'contact',
    initial: readDraft().contact,
    check,
    inOrder: inAddressOrder(countries),
    onValues: (contact) => saveDraft({ contact }),
  });
  const { values } = form;
  const zones = useZones(values.country, countries);
  const { name: countryName, format } = countryFacts(values.country, countries, zones);
  return {
    form,
    countries,
    zones,
    countryName,
    format,
    stateName: zones.list.find(({ code, name }) => (code ?? name) === values.zone)?.name ?? values.stateProvince,
    isComplete: check(values).length === 0,
    isLoading: isLoading || zones.isLoading,
    place: placeOf(values, format),
  };
}

const placeOf = ({ country, zone, postalCode }: Contact, format: AddressFormat): Place | null =>
  country
    ? {
        countryCode: country,
        zoneCode: (format.state && zone) || null,
        postalCode: format.postalCode && isPostcode(format.postalCode, postalCode) ? postalCode.trim() : null,
      }
    : null;
