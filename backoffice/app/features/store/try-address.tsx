import { trySalesRules } from '@vitrine/contract/checkout/staff-checkout.ts';
import type { TriedSalesRules } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import type { SalesRulesChanges } from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { toDecimal, toMinor } from '@vitrine/contract/text/minor-units.ts';
import { percentText } from '@vitrine/contract/text/number-text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useState } from 'react';
import { staffApi } from '../../api/staff-api.ts';
import { moneyText } from '../../format/money.ts';
import { CountryField } from '../../forms/country-field.tsx';
import { readTyped, typedValue } from '../../forms/typed-value.ts';
import { useNotation, useValueIssue } from '../../forms/use-notation.ts';
import { useAction } from '../../forms/use-sending.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { useZones } from './places-field.tsx';

interface TryAddressProps {
  country: string;
  currency: string;
  /** The rules as they are typed; null while some cannot be read. */
  readRules: () => Omit<SalesRulesChanges, 'version'> | null;
}

/** Goods of this much, in minor units, are a usual order. */
const USUAL_ORDER = 5000;

/** Shows what a shopper at an address would pay by the rules on the screen, saved or not. */
export function TryAddress({ country: home, currency, readRules }: TryAddressProps) {
  const t = useMessages(salesRulesMessages);
  const notation = useNotation(currency);
  const issueText = useValueIssue(notation.digits);
  const [country, setCountry] = useState(home);
  const [zone, setZone] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const [items, setItems] = useState(() => typedValue('money', toDecimal(USUAL_ORDER, currency), notation));
  const [tried, setTried] = useState<TriedSalesRules | null>(null);
  const zones = useZones(country);
  const read = readTyped({ kind: 'money' }, items, notation);
  const trial = useAction(async () => {
    const rules = readRules();
    if (!rules || 'issue' in read) return setTried(null);
    const body = {
      ...rules,
      country,
      zone: zone || null,
      postalCode,
      items: toMinor(Number(read.value), currency) ?? 0,
    };
    setTried(await staffApi(trySalesRules, { body }));
  });
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <CountryField
          id="try-country"
          label={t.country}
          prompt={t.choose}
          value={country}
          onChange={(next) => {
            setCountry(next);
            setZone('');
          }}
        />
        {zones.length > 0 ? (
          <SelectField
            id="try-zone"
            label={t.zone}
            prompt={t.noZone}
            value={zone}
            onChange={setZone}
            options={zones.map(({ code, name }) => ({ value: code, name }))}
          />
        ) : null}
        <TextField
          id="try-postcode"
          label={t.postalCode}
          note={t.optional}
          value={postalCode}
          onChange={setPostalCode}
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          id="try-items"
          label={t.goodsOf(currency)}
          value={items}
          issue={'issue' in read ? issueText(read.issue) : null}
          onChange={setItems}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <FormError message={trial.errorMessage} />
      <Button kind="secondary" className="self-start" onClick={trial.start} aria-busy={trial.isBusy}>
        {t.tryNow}
      </Button>
      <div role="status">{tried && <Outcome tried={tried} currency={currency} />}</div>
    </>
  );
}

function Outcome({ tried: { methods }, currency }: { tried: TriedSalesRules; currency: string }) {
  const t = useMessages(salesRulesMessages);
  const locale = useLocale();
  const money = (amount: number) => moneyText(toDecimal(amount, currency), currency, locale);
  if (methods.length === 0) return <p>{t.notDelivered}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {methods.map(({ code, name, price, minimumDays, maximumDays, taxes, total }) => (
        <li key={code} className="rounded-control bg-subtle p-3">
          <p className="flex flex-wrap justify-between gap-x-4 font-medium text-strong">
            <span>{`${name}, ${t.days(minimumDays, maximumDays)}`}</span>
            <span className="tabular">{price === 0 ? t.free : money(price)}</span>
          </p>
          {taxes.map((tax) => (
            <p key={tax.name + tax.rate} className="flex flex-wrap justify-between gap-x-4 text-small text-second">
              <span>{t.taxLine(tax.name, percentText(tax.rate / 1000, locale), tax.included)}</span>
              <span className="tabular">{money(tax.amount)}</span>
            </p>
          ))}
          <p className="flex flex-wrap justify-between gap-x-4 text-small text-second">
            <span>{t.total}</span>
            <span className="tabular">{money(total)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
