import { listShippingCountries, listZones } from '@vitrine/contract/store.ts';
import type { Country, Zone } from '@vitrine/contract/store-shapes.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { isPostcode, postcodeExample } from '../../format/postcode.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cartScreenMessages } from './cart-screen-messages.ts';
import { DeliveryOptions } from './delivery-options.tsx';
import { quoteShipping } from './quote-shipping.ts';
import { useCart } from './use-cart.ts';

type Field = 'quote-country' | 'quote-zone' | 'quote-postcode';
type Problems = Partial<Record<Field, string>>;

/** What delivery and taxes would come to, before anything about the shopper is asked. */
export function QuoteForm() {
  const t = useMessages(cartScreenMessages);
  const countries = useCountries();
  const [countryCode, setCountry] = useState('');
  const [zoneCode, setZone] = useState('');
  const [postalCode, setPostcode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { estimate } = useCart();
  const [isAsking, setAsking] = useState(false);
  const zones = useZones(countryCode);
  const countryName = countries.find(({ code }) => code === countryCode)?.name ?? '';

  const check = (): Problems => ({
    ...(!countryCode && { 'quote-country': t.chooseCountry }),
    ...(zones.length > 0 && !zoneCode && { 'quote-zone': t.chooseZone }),
    ...(!postalCode.trim()
      ? { 'quote-postcode': t.postcodeEmpty }
      : !isPostcode(countryCode, postalCode) && {
          'quote-postcode': t.postcodeShape(countryName, postcodeExample(countryCode)),
        }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(first)?.focus();
    setAsking(true);
    await quoteShipping({ countryCode, zoneCode: zoneCode || null, postalCode: postalCode.trim() });
    setAsking(false);
  };
  const clear = (field: Field) => setProblems(({ [field]: _, ...others }) => others);
  return (
    <Fold title={t.quoteOpen}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <SelectField
          id="quote-country"
          label={t.country}
          prompt={t.chooseCountry}
          value={countryCode}
          options={countries.map(({ code, name }) => ({ value: code, name }))}
          problem={problems['quote-country'] ?? null}
          autoComplete="shipping country"
          onChange={(code) => {
            setCountry(code);
            setZone('');
            setProblems({});
          }}
        />
        {zones.length > 0 && (
          <SelectField
            id="quote-zone"
            label={t.zone}
            prompt={t.chooseZone}
            value={zoneCode}
            options={zones.map(({ code, name }) => ({ value: code ?? name, name }))}
            problem={problems['quote-zone'] ?? null}
            autoComplete="shipping address-level1"
            onChange={(code) => {
              setZone(code);
              clear('quote-zone');
            }}
          />
        )}
        <TextField
          id="quote-postcode"
          label={t.postcode}
          value={postalCode}
          problem={problems['quote-postcode'] ?? null}
          autoComplete="shipping postal-code"
          maxLength={12}
          className="max-w-40"
          onChange={(value) => {
            setPostcode(value);
            clear('quote-postcode');
          }}
        />
        <Button type="submit" kind="secondary" aria-busy={isAsking}>
          {isAsking && <Spinner size={20} />}
          {t.quoteGet}
        </Button>
      </form>
      <div role="status">
        {estimate?.isAsked && <DeliveryOptions estimate={estimate} notServed={t.notServed(countryName)} />}
      </div>
    </Fold>
  );
}

/** Both lists are a help: without them the shopper sees the price in the checkout. */
function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    let isHere = true;
    ignoreFailure('shipping countries', shopperApi()(listShippingCountries, {})).then(
      (found) => isHere && setCountries(found ?? []),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return countries;
}

function useZones(code: string): Zone[] {
  const [zones, setZones] = useState<Zone[]>([]);
  useEffect(() => {
    setZones([]);
    if (!code) return;
    let isHere = true;
    ignoreFailure('zones', shopperApi()(listZones, { query: { code } })).then(
      (found) => isHere && setZones([...(found ?? [])].sort((a, b) => a.name.localeCompare(b.name))),
    );
    return () => {
      isHere = false;
    };
  }, [code]);
  return zones;
}
