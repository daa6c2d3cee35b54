import type { AddressFormat } from '@vitrine/contract/address-format.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/field.ts';
import type { FieldProps } from './use-form.ts';
import type { Zones } from './use-zones.ts';

interface ZoneFieldProps {
  form: { field: (name: 'zone' | 'stateProvince') => FieldProps };
  zones: Zones;
  format: AddressFormat;
  autoComplete: string;
}

/**
 * Nothing where addresses of the country name no state. A select where the country has a list; otherwise, or if it could
 * not be loaded, a text field.
 */
export function ZoneField({ form, zones, format, autoComplete }: ZoneFieldProps) {
  const t = useMessages(fieldMessages);
  if (!format.state) return null;
  const isRequired = format.required.includes('state');
  const names = { label: format.state.label ?? t.zone, note: isRequired ? t.required : t.optional };
  if (!zones.isLoading && zones.list.length === 0) {
    return (
      <TextField
        {...form.field('stateProvince')}
        {...names}
        required={isRequired}
        autoComplete={autoComplete}
        maxLength={100}
      />
    );
  }
  return (
    <SelectField
      {...form.field('zone')}
      {...names}
      required={isRequired && !zones.isLoading}
      aria-busy={zones.isLoading}
      prompt={zones.isLoading ? t.loading : ''}
      options={zones.list.map(({ code, name }) => ({ value: code ?? name, name }))}
      autoComplete={autoComplete}
    />
  );
}
