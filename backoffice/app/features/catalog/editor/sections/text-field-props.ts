import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import type { EditorProps } from '../form/editor-props.ts';
import { type TextFieldName, textKey } from '../form/product-values.ts';

/** What the field of a text needs, in one language. */
export const textFieldProps =
  ({ form: { values, set }, problemOf }: Pick<EditorProps, 'form' | 'problemOf'>) =>
  (name: TextFieldName, language: string) => {
    const key = textKey(name, language);
    return {
      id: fieldId(key),
      value: textIn(values, key),
      problem: problemOf(key),
      onChange: (value: string) => set({ [key]: value }),
    };
  };
