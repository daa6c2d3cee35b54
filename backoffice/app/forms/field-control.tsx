import type { Field } from '@vitrine/contract/fields/field.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import { CountryField } from './country-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';

interface FieldControlProps {
  field: Field;
  id: string;
  label: string;
  note?: string | undefined;
  hint?: string | undefined;
  /** As it is typed: see typed-value.ts. */
  value: string;
  issue: string | null;
  readOnly?: boolean;
  lang?: string | undefined;
  /** A text without line breaks. */
  isOneParagraph?: boolean;
  /** Amounts are shown in this currency. */
  currency?: string;
  /** The names of the choices of a field, by their codes. */
  choiceNames?: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

/** The input of a value, by the kind of its field; lists, pictures and sales have forms of their own. */
export function FieldControl({
  field,
  currency,
  choiceNames = {},
  isOneParagraph = false,
  ...props
}: FieldControlProps) {
  const t = useMessages(fieldValueMessages);
  const { readOnly = false } = props;
  const typed = { ...props, readOnly, autoComplete: 'off' };
  switch (field.kind) {
    case 'richTexts':
      return <RichTextField {...props} />;
    case 'texts':
      return <AreaField {...props} rows={1} isOneParagraph={isOneParagraph} />;
    case 'text':
      return <TextField {...typed} inputMode={field.pattern === 'gtin' ? 'numeric' : undefined} />;
    case 'money':
      return (
        <TextField {...typed} label={currency ? `${props.label} (${currency})` : props.label} inputMode="decimal" />
      );
    case 'decimal':
      return <TextField {...typed} inputMode="decimal" />;
    case 'count':
      return <TextField {...typed} inputMode="numeric" />;
    case 'date':
      return <TextField {...typed} type="date" />;
    case 'country':
      return <CountryField {...props} prompt={t.none} disabled={readOnly} />;
    case 'flag':
      return (
        <SelectField
          {...props}
          prompt={t.none}
          disabled={readOnly}
          options={[
            { value: 'true', name: t.yes },
            { value: 'false', name: t.no },
          ]}
        />
      );
    case 'choice': {
      // A value that is not offered any more stays until somebody chooses another one.
      const codes = props.value === '' ? field.choices : [...new Set([...field.choices, props.value])];
      return (
        <SelectField
          {...props}
          prompt={t.none}
          disabled={readOnly}
          options={codes.map((value) => ({ value, name: choiceNames[value] ?? value }))}
        />
      );
    }
  }
}
