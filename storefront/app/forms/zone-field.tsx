import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/field.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldProps } from './use-form.ts';
import type { Zones } from './use-zones.ts';

interface ZoneFieldProps {
  form: { field: (name: 'zone' | 'stateProvince') => FieldProps };
  zones: Zones;
  autoComplete: string;
}

/** A select where the country has a list; otherwise, or if it could not be loaded, a text field. */
export function ZoneField({ form, zones, autoComplete }: ZoneFieldProps) {
  const t = useMessages(fieldMessages);
  if (!zones.isLoading && zones.list.length === 0) {
    return (
      <TextField
        {...form.field('stateProvince')}
        label={t.zone}
        note={t.optional}
        autoComplete={autoComplete}
        maxLength={100}
      />
    );
  }
  return (
    <SelectField
      {...form.field('zone')}
      label={t.zone}
      note={t.required}
      required={!zones.isLoading}
      aria-busy={zones.isLoading}
      prompt={zones.isLoading ? t.loading : ''}
      options={zones.list.map(({ code, name }) => ({ value: code ?? name, name }))}
      autoComplete={autoComplete}
    />
  );
}
