import { Button } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { NameFields } from '../../forms/name-fields.tsx';
import { useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { PlacesField } from './places-field.tsx';
import { RuleRow, replaceAt, withoutAt } from './rule-row.tsx';
import { useRuleTexts } from './rule-texts.ts';
import { newMethod, type TypedDelivery, type TypedMethod } from './typed-rules.ts';

interface DeliveryRulesProps {
  rules: readonly TypedDelivery[];
  languages: readonly string[];
  currency: string;
  issueOf: (key: string) => string | null;
  /** Keys of all fields with an issue. */
  wrong: readonly string[];
  onChange: (rules: readonly TypedDelivery[]) => void;
}

/** Where the shop delivers, and the ways of delivery of each place. */
export function DeliveryRules({ rules, onChange, ...rest }: DeliveryRulesProps) {
  const t = useMessages(salesRulesMessages);
  const { languages, currency } = rest;
  const { deliveryTitle, deliveryLines } = useRuleTexts(languages[0] ?? '', currency);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {rules.map((rule, index) => {
          const key = `delivery.${index}`;
          return (
            <RuleRow
              key={rule.id}
              title={deliveryTitle(rule)}
              lines={deliveryLines(rule)}
              isNew={rule.countries.length === 0}
              isWrong={rest.wrong.some((field) => field.startsWith(`${key}.`))}
              onRemove={() => onChange(withoutAt(rules, index))}
            >
              <PlacesField
                fieldKey={key}
                places={rule}
                issue={rest.issueOf(`${key}.countries`)}
                onChange={(places) => onChange(replaceAt(rules, index, { ...rule, ...places }))}
              />
              <Methods
                {...rest}
                fieldKey={`${key}.methods`}
                methods={rule.methods}
                onChange={(methods) => onChange(replaceAt(rules, index, { ...rule, methods }))}
              />
            </RuleRow>
          );
        })}
      </ul>
      <Button
        kind="secondary"
        className="self-start"
        onClick={() =>
          onChange([...rules, { id: crypto.randomUUID(), countries: [], zones: [], methods: [newMethod()] }])
        }
      >
        <Plus size={18} />
        {t.addPlace}
      </Button>
    </>
  );
}

interface MethodsProps extends Omit<DeliveryRulesProps, 'rules' | 'wrong' | 'onChange'> {
  fieldKey: string;
  methods: readonly TypedMethod[];
  onChange: (methods: readonly TypedMethod[]) => void;
}

function Methods({ fieldKey, methods, languages, currency, issueOf, onChange }: MethodsProps) {
  const t = useMessages(salesRulesMessages);
  const [first = ''] = languages;
  const { nameText } = useRuleTexts(first, currency);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {methods.map((method, index) => {
          const key = `${fieldKey}.${index}`;
          const set = (patch: Partial<TypedMethod>) => onChange(replaceAt(methods, index, { ...method, ...patch }));
          const field = (name: 'price' | 'freeFrom' | 'minimumDays' | 'maximumDays') => ({
            id: fieldId(`${key}.${name}`),
            value: method[name],
            issue: issueOf(`${key}.${name}`),
            onChange: (value: string) => set({ [name]: value }),
            inputMode: name.endsWith('Days') ? ('numeric' as const) : ('decimal' as const),
            autoComplete: 'off',
          });
          return (
            <li key={method.id} className="flex flex-col gap-3 rounded-control bg-subtle p-3">
              <NameFields
                idOf={(language) => fieldId(`${key}.name.${language}`)}
                languages={languages}
                names={method.name}
                issue={issueOf(`${key}.name.${first}`)}
                onChange={(name) => set({ name })}
              />
              <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_1fr_auto]">
                <TextField {...field('price')} label={t.price(currency)} />
                <TextField {...field('freeFrom')} label={t.freeFrom(currency)} note={t.optional} />
                <TextField {...field('minimumDays')} label={t.daysFrom} />
                <TextField {...field('maximumDays')} label={t.daysTo} />
                {methods.length > 1 && (
                  <button
                    type="button"
                    aria-label={t.removeMethod(nameText(method.name) || t.newMethod)}
                    onClick={() => onChange(withoutAt(methods, index))}
                    className={`${iconButton} sm:mt-7`}
                  >
                    <Trash2 size={20} />
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Button kind="plain" className="self-start" onClick={() => onChange([...methods, newMethod()])}>
        {t.addMethod}
      </Button>
    </>
  );
}
