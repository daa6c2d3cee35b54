// The form of a product.
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { useLocale } from '../../../../i18n/language.tsx';
import { useProfile } from '../../../../session/profile.tsx';
import type { SaveProduct } from '../product-queries.ts';
import { changesFrom } from './changes-from.ts';
import { checkForm, type FormProblem } from './check-form.ts';
import { valuesFrom } from './form-values.ts';
import { type EditForm, theirsUnder, useEditForm } from './use-edit-form.ts';

export interface ProductForm extends EditForm<EditedProduct, FormProblem> {
  product: EditedProduct;
  /** What would be saved; null when the form is not complete. */
  collect: () => ProductChanges | null;
  /** Types in what differs between the saved product and this one, such as a draft. */
  fill: (as: EditedProduct) => void;
  notation: { digits: number; locale: string };
}

export function useProductForm(loaded: EditedProduct, send: SaveProduct): ProductForm {
  const locale = useLocale();
  const notation = { digits: currencyDigits(loaded.currency), locale };
  const { email } = useProfile();
  const form = useEditForm<EditedProduct, FormProblem>(loaded, {
    draftKey: `product.${loaded.id}.${email}`,
    valuesFrom: (product) => valuesFrom(product, notation),
    check: (product, values) => checkForm(product, values, notation, new Date()),
    send: (product, base, values) =>
      send(product, changesFrom(product, base, values, notation), String(values.sku ?? '').trim()),
    theirsIn: theirsUnder('product.changed', 'product'),
  });
  const { entry: product, values } = form;
  return {
    ...form,
    product,
    collect: () => (form.checkAll() ? changesFrom(product, valuesFrom(product, notation), values, notation) : null),
    fill: (as) => {
      const isNew = ({ sku }: { sku: string }) => !product.variants.some((known) => known.sku === sku);
      const added = as.variants.filter(isNew).map(({ sku, options }) => ({ sku, options }));
      form.set({ ...valuesFrom(as, notation), added });
    },
    notation,
  };
}
