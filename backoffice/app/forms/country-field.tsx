import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@vitrine/contract/store/store.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import type { ComponentProps } from 'react';
import { publicApi } from '../api/staff-api.ts';
import { regionText } from '../format/names.ts';
import { useLocale } from '../i18n/language.tsx';

/** All countries by their names in the person's language. */
export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'options'> & { value: string }) {
  const locale = useLocale();
  const countries = useQuery({
    queryKey: ['store', 'countries'],
    queryFn: async () => (await publicApi(listCountries, {})).map(({ code }) => code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = countries.data ?? [];
  const codes = props.value === '' || known.includes(props.value) ? known : [...known, props.value];
  const options = codes
    .map((value) => ({ value, name: regionText(value, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return <SelectField {...props} options={options} />;
}
