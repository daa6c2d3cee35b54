import { customFieldCode, customFieldName, fieldOf } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { isPerLanguage } from '@vitrine/contract/fields/field.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import type { ComponentProps } from 'react';
import { nameIn, regionText } from '../format/names.ts';
import { useLanguageChoice, useLocale, useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import type { CustomFields } from '../session/custom-fields.ts';
import { FoldSection } from '../ui/section.tsx';
import { type CustomForm, languagesOfField } from './custom-values.ts';
import { FieldControl } from './field-control.tsx';
import { fieldId } from './field-id.ts';
import { type FormValues, textIn } from './form-values.ts';

interface CustomFieldInputsProps {
  form: CustomForm;
  values: FormValues;
  issueOf: (key: string) => string | null;
  readOnly: boolean;
  keyOf?: (name: string) => string;
  set: (patch: FormValues) => void;
}

interface CustomFieldControlProps
  extends Pick<ComponentProps<typeof FieldControl>, 'id' | 'value' | 'issue' | 'readOnly' | 'currency' | 'onChange'> {
  custom: StaffCustomField;
  /** The input of a text in one language. */
  own: string | null;
}

/** The input of one value of a field that the merchant has defined. */
export function CustomFieldControl({ custom, own, ...props }: CustomFieldControlProps) {
  const { language } = useLanguageChoice();
  const help = nameIn(custom.help, language, '');
  const name = nameIn(custom.name, language, custom.code);
  return (
    <FieldControl
      {...props}
      field={fieldOf(custom)}
      label={own === null ? name : `${name} (${own.toUpperCase()})`}
      hint={help || undefined}
      lang={own ?? undefined}
      choiceNames={Object.fromEntries(
        custom.choices.map(({ code, name: given }) => [code, nameIn(given, language, code)]),
      )}
    />
  );
}

/** The inputs of the merchant's fields; texts stand side by side in the languages of the store. */
export function CustomFieldInputs(props: CustomFieldInputsProps) {
  const { form, values, issueOf, readOnly, keyOf = (name) => name, set } = props;
  const control = (custom: StaffCustomField, own: string | null) => {
    const key = keyOf(customFieldName(own === null ? custom.code : `${custom.code}.${own}`));
    return (
      <CustomFieldControl
        key={key}
        custom={custom}
        own={own}
        id={fieldId(key)}
        value={textIn(values, key)}
        issue={issueOf(key)}
        readOnly={readOnly}
        currency={form.notation.currency}
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
      <FoldSection name="custom" title={t.section}>
        <CustomFieldInputs {...props} />
      </FoldSection>
    )
  );
}
