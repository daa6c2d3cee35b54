import type { EditorProps } from '../form/editor-props.ts';
import { fieldId } from '../form/field-id.ts';
import { type TextFieldName, textIn, textKey } from '../form/form-values.ts';

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
