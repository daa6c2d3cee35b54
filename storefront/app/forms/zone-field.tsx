import type { AddressFormat } from '@vitrine/contract/address/address-format.ts';
import type { Zone } from '@vitrine/contract/store/store-shapes.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import { RetryButton } from './country-field.tsx';
import type { Form } from './use-form.ts';
import type { Zones } from './use-zones.ts';

interface ZoneFieldProps {
  form: Pick<Form<'zone' | 'stateProvince'>, 'field' | 'values' | 'set'>;
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
  const chooseTyped = useEffectEvent((list: readonly Zone[]) => {
    const { zone, stateProvince } = form.values;
    const typed = stateProvince.trim().toLowerCase();
    const found = zone === '' && typed !== '' ? list.find(({ name }) => name.toLowerCase() === typed) : undefined;
    if (found) form.set({ zone: found.code ?? found.name });
  });
  // A zone typed while the list was missing is chosen in it.
  useEffect(() => chooseTyped(zones.list), [zones.list]);
  if (!format.state) return null;
  const isRequired = format.required.includes('state');
  const names = { label: format.state.label ?? t.zone, note: isRequired ? t.required : t.optional };
  if (!zones.isLoading && zones.list.length === 0) {
    return (
      <div className="flex min-w-0 flex-col gap-1">
        <TextField
          {...form.field('stateProvince')}
          {...names}
          {...(zones.retry && { hint: t.listFailed })}
          required={isRequired}
          autoComplete={autoComplete}
          maxLength={100}
        />
        {zones.retry && <RetryButton label={t.tryAgain} isBusy={false} onPress={zones.retry} />}
      </div>
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
