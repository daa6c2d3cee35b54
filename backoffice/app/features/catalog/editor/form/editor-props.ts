import type { FormValues } from '../../../../forms/form-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** What every part of the form gets. */
export interface EditorProps {
  form: ProductForm;
  /** Messages by key. */
  problemOf: (key: string) => string | null;
  readOnly: boolean;
}

export type SetValues = (patch: FormValues) => void;
