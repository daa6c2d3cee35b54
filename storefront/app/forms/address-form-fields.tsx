import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import { type AddressField, partsInOrder } from './address.ts';
import { CountryField } from './country-field.tsx';
import { NameFields } from './name-fields.tsx';
import { countryFacts } from './rules.ts';
import type { Form } from './use-form.ts';
import type { Zones } from './use-zones.ts';
import { ZoneField } from './zone-field.tsx';

interface AddressFormFieldsProps {
  form: Pick<Form<AddressField>, 'field' | 'values' | 'set'>;
  /** Section name of the browser's autofill. */
  section: 'shipping' | 'billing';
  countries: Country[];
  zones: Zones;
  /** Shown beside the links that open more fields. */
  children?: ReactNode;
}

/** The country is first, because it determines the other fields, their names and their order. */
export function AddressFormFields({ form, section, countries, zones, children }: AddressFormFieldsProps) {
  const t = useMessages(fieldMessages);
  const { values } = form;
  const { format } = countryFacts(values.country, countries, zones);
  // Coming back to a country, the state chosen for it is still there.
  const chosenZones = useRef<Record<string, string>>({});
  const changeCountry = (country: string) => {
    chosenZones.current[values.country] = values.zone;
    form.set({ country, zone: chosenZones.current[country] ?? '' });
  };
  const must = { required: true, note: t.required };
  const need = (part: 'city' | 'postalCode') => (format.required.includes(part) ? must : { note: t.optional });
  const filledBy = (token: string) => ({ autoComplete: `${section} ${token}` });
  const plain = { autoCorrect: 'off', spellCheck: false } as const;
  const fields: Record<ReturnType<typeof partsInOrder>[number], ReactNode> = {
    city: format.city && (
      <TextField
        {...form.field('city')}
        {...need('city')}
        {...plain}
        {...filledBy('address-level2')}
        label={format.city.label ?? t.city}
        maxLength={80}
      />
    ),
    postalCode: format.postalCode && (
      <TextField
        {...form.field('postalCode')}
        {...need('postalCode')}
        {...filledBy('postal-code')}
        label={format.postalCode.label ?? t.postcode}
        maxLength={12}
        inputMode={/^\d+$/.test(format.postalCode.example) ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-40"
      />
    ),
    state: <ZoneField form={form} zones={zones} format={format} autoComplete={`${section} address-level1`} />,
  };
  return (
    <>
      <CountryField {...form.field('country')} {...must} {...filledBy('country')} onChange={changeCountry} />
      <NameFields form={form} section={section} />
      <TextField
        {...form.field('address')}
        {...must}
        {...plain}
        {...filledBy('address-line1')}
        label={t.street}
        maxLength={120}
      />
      <MoreFields form={form} section={section}>
        {children}
      </MoreFields>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {partsInOrder(format).map((part) => (
          <Fragment key={part}>{fields[part]}</Fragment>
        ))}
      </div>
    </>
  );
}

type MoreFieldsProps = Pick<AddressFormFieldsProps, 'form' | 'section' | 'children'>;

/** Rarely needed fields are behind a link: open fields confuse shoppers who have nothing to enter. */
function MoreFields({ form, section, children }: MoreFieldsProps) {
  const t = useMessages(fieldMessages);
  const [opened, setOpened] = useState<AddressField[]>([]);
  const isOpen = (name: AddressField) => form.values[name] !== '' || opened.includes(name);
  const fields = [
    { name: 'address2', label: t.streetMore, link: t.addStreetMore, token: 'address-line2', max: 120 },
    { name: 'company', label: t.company, link: t.addCompany, token: 'organization', max: 100 },
  ] as const;
  return (
    <>
      {fields
        .filter(({ name }) => isOpen(name))
        .map(({ name, label, token, max }) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={label}
            note={t.optional}
            autoComplete={`${section} ${token}`}
            maxLength={max}
            // The shopper has just pressed its link.
            autoFocus={opened.includes(name)}
          />
        ))}
      <div className="-my-2 flex flex-wrap gap-x-6">
        {fields
          .filter(({ name }) => !isOpen(name))
          .map(({ name, link }) => (
            <button key={name} type="button" onClick={() => setOpened([...opened, name])} className={linkClassName}>
              {link}
            </button>
          ))}
        {children}
      </div>
    </>
  );
}
