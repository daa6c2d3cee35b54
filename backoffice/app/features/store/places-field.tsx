import { useQuery } from '@tanstack/react-query';
import { listZones } from '@vitrine/contract/store/store.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { X } from '@vitrine/ui/icons.ts';
import { publicApi } from '../../api/staff-api.ts';
import { regionText } from '../../format/names.ts';
import { CountryField } from '../../forms/country-field.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { useLanguageChoice, useLocale, useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { Disclosure } from '../../ui/section.tsx';
import type { TypedPlaces } from './typed-rules.ts';

interface PlacesFieldProps {
  /** Such as delivery.0 */
  fieldKey: string;
  places: TypedPlaces;
  issue: string | null;
  onChange: (places: TypedPlaces) => void;
}

/** The countries of a rule and, for one country that has them, its states or provinces. */
export function PlacesField({ fieldKey, places, issue, onChange }: PlacesFieldProps) {
  const t = useMessages(salesRulesMessages);
  const locale = useLocale();
  const { countries, zones } = places;
  const [only] = countries.length === 1 ? countries : [];
  return (
    <div className="flex flex-col gap-3">
      {countries.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t.countries}>
          {countries.map((country) => (
            <li key={country}>
              <Button
                kind="secondary"
                aria-label={t.removeCountry(regionText(country, locale))}
                onClick={() => onChange({ countries: countries.filter((one) => one !== country), zones: [] })}
              >
                {regionText(country, locale)}
                <X size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="max-w-xs">
        <CountryField
          id={fieldId(`${fieldKey}.countries`)}
          label={countries.length === 0 ? t.country : t.addCountry}
          prompt={t.choose}
          value=""
          issue={issue}
          onChange={(country) => {
            if (country && !countries.includes(country)) onChange({ countries: [...countries, country], zones: [] });
          }}
        />
      </div>
      {only !== undefined && (
        <ZoneChoice
          fieldKey={fieldKey}
          country={only}
          zones={zones}
          onChange={(next) => onChange({ countries, zones: next })}
        />
      )}
    </div>
  );
}

interface ZoneChoiceProps {
  fieldKey: string;
  country: string;
  zones: readonly string[];
  onChange: (zones: readonly string[]) => void;
}

/** Nothing for countries that have no zones. */
function ZoneChoice({ fieldKey, country, zones, onChange }: ZoneChoiceProps) {
  const t = useMessages(salesRulesMessages);
  const known = useZones(country);
  if (known.length === 0) return null;
  const chosen = known.filter(({ code }) => zones.includes(code));
  const title = chosen.length === 0 ? t.wholeCountry : chosen.map(({ name }) => name).join(', ');
  return (
    <Disclosure title={title}>
      {() => (
        <fieldset>
          <legend className="mb-1 text-small text-second">{t.zonesHint}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
            {known.map(({ code, name }) => (
              <CheckField
                key={code}
                id={fieldId(`${fieldKey}.zones.${code}`)}
                isOn={zones.includes(code)}
                onChange={(isOn) => onChange(isOn ? [...zones, code] : zones.filter((one) => one !== code))}
              >
                {name}
              </CheckField>
            ))}
          </div>
        </fieldset>
      )}
    </Disclosure>
  );
}

/** States or provinces of a country by their names in the person's language. */
export function useZones(country: string): readonly { readonly code: string; readonly name: string }[] {
  const { language } = useLanguageChoice();
  const zones = useQuery({
    queryKey: ['store', 'zones', country, language],
    queryFn: () => publicApi(listZones, { query: { code: country } }),
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (zones.data ?? []).flatMap(({ code, name }) => (code === null ? [] : [{ code, name }]));
}
