import { checkCountry, checkPostcode } from '@vitrine/contract/address/address-rules.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { CountryField, RetryButton } from '../../../forms/country-field.tsx';
import { countryFacts } from '../../../forms/rules.ts';
import { useCountries } from '../../../forms/use-countries.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useZones } from '../../../forms/use-zones.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { fieldMessages } from '../../../messages/en/forms.ts';
import { quoteShipping } from '../actions/quote-shipping.ts';
import { useCart } from '../cart-store.ts';
import { DeliveryOptions } from './delivery-options.tsx';

type Field = 'country' | 'zone' | 'postalCode';

/** Estimates delivery and taxes without asking for personal data. */
export function QuoteForm() {
  const t = useMessages(cartScreenMessages);
  const names = useMessages(fieldMessages);
  const countries = useCountries();
  const { estimate } = useCart();
  const [isAsking, setAsking] = useState(false);
  const check = (values: Record<Field, string>) => {
    const facts = countryFacts(values.country, countries, zones);
    return [...checkCountry(values, facts), ...checkPostcode(values, facts)];
  };
  const form = useForm<Field>({
    id: 'quote',
    initial: { country: '', zone: '', postalCode: '' },
    check,
    boxFrom: Number.POSITIVE_INFINITY,
  });
  const zones = useZones(form.values.country, countries);
  const guessed = estimate?.country ?? '';
  const offerCountry = useEffectEvent((country: string) => form.offer('country', country));
  useEffect(() => {
    if (guessed) offerCountry(guessed);
  }, [guessed]);
  const { name, format } = countryFacts(form.values.country, countries, zones);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid()) return;
    setAsking(true);
    const { values } = form;
    await quoteShipping({
      countryCode: values.country,
      zoneCode: values.zone || null,
      postalCode: values.postalCode.trim(),
    });
    setAsking(false);
  };
  return (
    <Collapsible title={t.quoteOpen}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <CountryField
          {...form.field('country')}
          prompt={t.chooseCountry}
          autoComplete="shipping country"
          onChange={(code) => form.set({ country: code, zone: '' })}
        />
        {zones.list.length > 0 && (
          <SelectField
            {...form.field('zone')}
            label={format.state?.label ?? t.zone}
            prompt={t.chooseZone}
            options={zones.list.map(({ code, name }) => ({ value: code ?? name, name }))}
            autoComplete="shipping address-level1"
          />
        )}
        {zones.retry && (
          <div className="flex flex-wrap items-center gap-x-3 text-small text-second">
            <p role="status">{names.listFailed}</p>
            <RetryButton label={names.tryAgain} isBusy={false} onPress={zones.retry} />
          </div>
        )}
        {format.postalCode && (
          <TextField
            {...form.field('postalCode')}
            label={format.postalCode.label ?? t.postcode}
            autoComplete="shipping postal-code"
            maxLength={12}
            className="max-w-40"
          />
        )}
        <Button type="submit" kind="secondary" aria-busy={isAsking}>
          {isAsking && <Spinner size={20} />}
          {t.quoteGet}
        </Button>
      </form>
      <div role="status">
        {estimate?.isAsked && <DeliveryOptions estimate={estimate} notServed={t.notServed(name)} />}
      </div>
    </Collapsible>
  );
}
