// The form of a product.
import type { CustomFieldSubject } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { fieldsOfSubject } from '../../../../forms/custom-values.ts';
import { type EditForm, theirsUnder, useEditForm } from '../../../../forms/use-edit-form.ts';
import { useNotation } from '../../../../forms/use-notation.ts';
import type { CustomFields } from '../../../../session/custom-fields.ts';
import { useProfile } from '../../../../session/profile.tsx';
import type { SaveProduct } from '../product-queries.ts';
import { changesFrom } from './changes-from.ts';
import { checkForm, type FormIssue } from './check-form.ts';
import { type ProductScope, valuesFrom } from './product-values.ts';

export interface ProductForm extends EditForm<EditedProduct, FormIssue> {
  product: EditedProduct;
  /** Returns the changes that would be saved; null when the form is not complete. */
  collect: () => ProductChanges | null;
  /** Types in what differs between the saved product and this one, such as a draft. */
  fill: (as: EditedProduct) => void;
  scope: ProductScope;
}

export function useProductForm(loaded: EditedProduct, fields: CustomFields, send: SaveProduct): ProductForm {
  const { currency, languages } = loaded;
  const notation = useNotation(currency);
  const custom = (subject: CustomFieldSubject) => ({ fields: fieldsOfSubject(fields, subject), languages, notation });
  const scope = { notation, product: custom('product'), variant: custom('variant') };
  const { email } = useProfile();
  const form = useEditForm<EditedProduct, FormIssue>(loaded, {
    draftKey: `product.${loaded.id}.${email}`,
    valuesFrom: (product) => valuesFrom(product, scope),
    check: (product, values) => checkForm(product, values, scope, new Date()),
    send: (product, base, values) =>
      send(product, changesFrom(product, base, values, scope), String(values.sku ?? '').trim()),
    theirsIn: theirsUnder('product.changed', 'product'),
  });
  const { entry: product, values } = form;
  return {
    ...form,
    product,
    collect: () => (form.checkAll() ? changesFrom(product, valuesFrom(product, scope), values, scope) : null),
    fill: (as) => {
      const isNew = ({ sku }: { sku: string }) => !product.variants.some((known) => known.sku === sku);
      const added = as.variants.filter(isNew).map(({ sku, options }) => ({ sku, options }));
      form.set({ ...valuesFrom(as, scope), added });
    },
    scope,
  };
}

/** Every part of the form gets these. */
export interface EditorProps {
  form: ProductForm;
  /** Messages by key. */
  issueOf: (key: string) => string | null;
  readOnly: boolean;
}
