import { customFieldCode, customFieldName, fieldOf } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { isPerLanguage } from '@vitrine/contract/fields/field.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { nameIn, regionText } from '../format/names.ts';
import { useLanguageChoice, useLocale, useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import { type CustomFields, useCustomFieldName } from '../session/custom-fields.ts';
import { Section } from '../ui/section.tsx';
import { type CustomForm, languagesOfField } from './custom-values.ts';
import { FieldControl } from './field-control.tsx';
import { fieldId } from './field-id.ts';
import { type FormValues, textIn } from './form-values.ts';

interface CustomFieldInputsProps {
  form: CustomForm;
  values: FormValues;
  problemOf: (key: string) => string | null;
  readOnly: boolean;
  keyOf?: (name: string) => string;
  set: (patch: FormValues) => void;
}

/** The inputs of the merchant's fields; texts stand side by side in the languages of the store. */
export function CustomFieldInputs(props: CustomFieldInputsProps) {
  const { form, values, problemOf, readOnly, keyOf = (name) => name, set } = props;
  const t = useMessages(fieldValueMessages);
  const { language } = useLanguageChoice();
  const nameOf = useCustomFieldName();
  const control = (custom: StaffCustomField, own: string | null) => {
    const name = customFieldName(own === null ? custom.code : `${custom.code}.${own}`);
    const key = keyOf(name);
    const help = nameIn(custom.help, language, '');
    return (
      <FieldControl
        key={key}
        field={fieldOf(custom)}
        id={fieldId(key)}
        label={nameOf(name, form.fields) ?? name}
        hint={[help, custom.kind === 'richTexts' && t.richHint].filter(Boolean).join(' ') || undefined}
        value={textIn(values, key)}
        problem={problemOf(key)}
        readOnly={readOnly}
        lang={own ?? undefined}
        currency={form.notation.currency}
        choiceNames={Object.fromEntries(
          custom.choices.map(({ code, name: own }) => [code, nameIn(own, language, code)]),
        )}
        onChange={(typed) => set({ [key]: typed })}
      />
    );
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {form.fields.map((custom) => {
        const inLanguages = languagesOfField(custom, form.languages);
        return isPerLanguage(fieldOf(custom)) ? (
          <div
            key={custom.code}
            className={classNames(
              'grid gap-4 sm:col-span-2',
              inLanguages.length > 1 && 'sm:grid-cols-2 xl:grid-cols-3',
            )}
          >
            {inLanguages.map((own) => control(custom, own))}
          </div>
        ) : (
          control(custom, null)
        );
      })}
    </div>
  );
}

/** A typed value in words, for the question whose value stays; undefined for keys of other fields. */
export function useCustomValueText(): (key: string, typed: string, fields: CustomFields) => string | undefined {
  const t = useMessages(fieldValueMessages);
  const { language } = useLanguageChoice();
  const locale = useLocale();
  return (key, typed, fields) => {
    const field = fields.find(({ code }) => code === customFieldCode(key));
    if (!field || typed === '') return undefined;
    if (field.kind === 'flag') return typed === 'true' ? t.yes : t.no;
    if (field.kind === 'country') return regionText(typed, locale);
    return nameIn(field.choices.find(({ code }) => code === typed)?.name ?? {}, language, typed);
  };
}

/** A part of the form of an entry; nothing while the merchant has defined no field for such entries. */
export function CustomSection(props: CustomFieldInputsProps) {
  const t = useMessages(fieldValueMessages);
  return (
    props.form.fields.length > 0 && (
      <Section title={t.section}>
        <CustomFieldInputs {...props} />
      </Section>
    )
  );
}
