import { productTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import { fieldsWith, namesOf } from '@vitrine/contract/fields/field.ts';
import { FieldControl } from '../../../../forms/field-control.tsx';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { LanguageColumns } from '../../../../forms/texts/language-columns.tsx';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { type TextFieldName, textKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';

const areas = namesOf(fieldsWith(productTextFields, 'section', 'texts')).filter((name) => name !== 'name');

const shortFields: ReadonlySet<string> = new Set(['keywords', 'careInstructions'] satisfies TextFieldName[]);

export interface TextsProps extends EditorProps {
  shown: string;
  onShow: (language: string) => void;
}

export function TextsSection({ form, issueOf, readOnly, shown, onShow }: TextsProps) {
  const t = useMessages(productMessages);
  const { product, values } = form;
  const field = textFieldProps({ form, issueOf });
  const hints: Readonly<Record<string, string>> = { keywords: t.keywordsHint };
  return (
    <FoldSection name="texts" title={t.texts}>
      <LanguageColumns
        languages={product.languages}
        values={values}
        keysIn={(language) => areas.map((name) => textKey(name, language))}
        shown={shown}
        onShow={onShow}
      >
        {(language) => (
          <div lang={language} className="language-fields">
            {areas.map((name) => (
              <div key={name} className={shortFields.has(name) ? 'short-field' : ''}>
                <FieldControl
                  field={productTextFields[name]}
                  {...field(name, language)}
                  label={t[name]}
                  note={t.optional}
                  hint={hints[name]}
                  isOneParagraph={name === 'keywords'}
                  readOnly={readOnly}
                />
              </div>
            ))}
          </div>
        )}
      </LanguageColumns>
    </FoldSection>
  );
}

/** Returns the props of a text field in one language. */
export const textFieldProps =
  ({ form: { values, set }, issueOf }: Pick<EditorProps, 'form' | 'issueOf'>) =>
  (name: TextFieldName, language: string) => {
    const key = textKey(name, language);
    return {
      id: fieldId(key),
      value: textIn(values, key),
      issue: issueOf(key),
      onChange: (value: string) => set({ [key]: value }),
    };
  };
