import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { Plus } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { NameFields } from '../../forms/name-fields.tsx';
import { useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { PlacesField } from './places-field.tsx';
import { RuleRow, replaceAt, withoutAt } from './rule-row.tsx';
import { useRuleTexts } from './rule-texts.ts';
import type { TypedTax } from './typed-rules.ts';

interface TaxRulesProps {
  taxes: readonly TypedTax[];
  languages: readonly string[];
  issueOf: (key: string) => string | null;
  /** Keys of all fields with an issue. */
  wrong: readonly string[];
  onChange: (taxes: readonly TypedTax[]) => void;
}

/** Taxes by place. Those of a country and of its state are both added. */
export function TaxRules({ taxes, languages, issueOf, wrong, onChange }: TaxRulesProps) {
  const t = useMessages(salesRulesMessages);
  const [first = ''] = languages;
  const { taxTitle, taxLine } = useRuleTexts(first, '');
  return (
    <>
      <ul className="flex flex-col gap-1">
        {taxes.map((tax, index) => {
          const key = `taxes.${index}`;
          const set = (patch: Partial<TypedTax>) => onChange(replaceAt(taxes, index, { ...tax, ...patch }));
          return (
            <RuleRow
              key={tax.id}
              title={taxTitle(tax)}
              lines={[taxLine(tax)]}
              isNew={tax.countries.length === 0}
              isWrong={wrong.some((field) => field.startsWith(`${key}.`))}
              onRemove={() => onChange(withoutAt(taxes, index))}
            >
              <PlacesField fieldKey={key} places={tax} issue={issueOf(`${key}.countries`)} onChange={set} />
              <NameFields
                idOf={(language) => fieldId(`${key}.name.${language}`)}
                languages={languages}
                names={tax.name}
                issue={issueOf(`${key}.name.${first}`)}
                onChange={(name) => set({ name })}
              />
              <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
                <div className="w-32">
                  <TextField
                    id={fieldId(`${key}.rate`)}
                    label={t.rate}
                    value={tax.rate}
                    issue={issueOf(`${key}.rate`)}
                    onChange={(rate) => set({ rate })}
                    inputMode="decimal"
                    autoComplete="off"
                  />
                </div>
                <CheckField
                  id={fieldId(`${key}.included`)}
                  isOn={tax.included}
                  onChange={(included) => set({ included })}
                >
                  {t.included}
                </CheckField>
                <CheckField
                  id={fieldId(`${key}.onDelivery`)}
                  isOn={tax.onDelivery}
                  onChange={(onDelivery) => set({ onDelivery })}
                >
                  {t.onDelivery}
                </CheckField>
              </div>
            </RuleRow>
          );
        })}
      </ul>
      <Button
        kind="secondary"
        className="self-start"
        onClick={() =>
          onChange([
            ...taxes,
            { id: crypto.randomUUID(), countries: [], zones: [], name: {}, rate: '', included: true, onDelivery: true },
          ])
        }
      >
        <Plus size={18} />
        {t.addTax}
      </Button>
    </>
  );
}
