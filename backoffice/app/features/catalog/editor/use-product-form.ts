// The state of the form: what was loaded, what is typed, and the copy of it that this browser keeps until it is saved.
import { Failure } from '@vitrine/contract/failure.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/merchant/edited-product.ts';
import { currencyDigits } from '@vitrine/contract/number-text.ts';
import { useState } from 'react';
import { forgetKept, type Kept, keepDraft, readKept } from '../../../hooks/kept-draft.ts';
import { useLocale } from '../../../i18n/language.tsx';
import { useProfile } from '../../../session/profile.tsx';
import { changesFrom } from './changes-from.ts';
import { checkForm, type FormProblems } from './check-form.ts';
import { type Clash, changedKeys, type FormValue, type FormValues, mergeValues, valuesFrom } from './form-values.ts';
import type { SaveProduct } from './product-queries.ts';

/** Only what was changed, with the values it was changed from. */
export interface ProductDraft {
  readonly values: FormValues;
  readonly base: FormValues;
}

export interface ProductForm {
  product: EditedProduct;
  values: FormValues;
  changed: readonly string[];
  problems: FormProblems;
  /** Work of an earlier visit that was not saved. */
  kept: Kept<ProductDraft> | null;
  clashes: readonly Clash[];
  set: (patch: FormValues) => void;
  /** Back to what is saved. */
  discard: () => void;
  restore: () => void;
  dropKept: () => void;
  /** null: the form is not complete, or somebody has to choose first. */
  save: () => Promise<EditedProduct | null>;
  /** After a clash: saves with the chosen values. */
  choose: (chosen: FormValues) => Promise<EditedProduct | null>;
  cancelMerge: () => void;
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
  const draftKey = `product.${loaded.id}.${email}`;
  const [product, setProduct] = useState(loaded);
  const [values, setValues] = useState(() => valuesFrom(loaded, notation));
  const [kept, setKept] = useState(() => readKept<ProductDraft>(draftKey));
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [isChecked, setChecked] = useState(false);
  const base = valuesFrom(product, notation);
  const changed = changedKeys(base, values);

  const show = (next: FormValues, of = product) => {
    setValues(next);
    const from = valuesFrom(of, notation);
    const keys = changedKeys(from, next);
    if (keys.length === 0) forgetKept(draftKey);
    else keepDraft(draftKey, { values: pick(next, keys), base: pick(from, keys) });
  };
  const rebase = (theirs: EditedProduct, from: FormValues, mine: FormValues) => {
    const merged = mergeValues(from, mine, valuesFrom(theirs, notation));
    setProduct(theirs);
    show(merged.values, theirs);
    setClashes(merged.clashes);
    return merged;
  };
  const isComplete = (of: EditedProduct, typed: FormValues) =>
    Object.keys(checkForm(of, typed, notation, new Date())).length === 0;
  const put = async (of: EditedProduct, typed: FormValues): Promise<EditedProduct | null> => {
    const from = valuesFrom(of, notation);
    try {
      const saved = await send(of, changesFrom(of, from, typed, notation), String(typed.sku ?? '').trim());
      forgetKept(draftKey);
      setKept(null);
      setProduct(saved);
      setValues(valuesFrom(saved, notation));
      setChecked(false);
      return saved;
    } catch (error) {
      const theirs = error instanceof Failure && error.code === 'product.changed' ? error.details.product : undefined;
      if (!theirs) throw error;
      const merged = rebase(theirs as EditedProduct, from, typed);
      // Nobody touched what the other one changed: both are kept.
      return merged.clashes.length === 0 ? put(theirs as EditedProduct, merged.values) : null;
    }
  };
  return {
    product,
    values,
    changed,
    problems: isChecked ? checkForm(product, values, notation, new Date()) : {},
    kept,
    clashes,
    set: (patch) => show({ ...values, ...patch }),
    discard: () => {
      setChecked(false);
      show(base);
    },
    restore: () => {
      if (!kept) return;
      const { values: mine, base: from } = kept.draft;
      rebase(product, { ...base, ...from }, { ...base, ...from, ...mine });
      setKept(null);
    },
    dropKept: () => {
      forgetKept(draftKey);
      setKept(null);
    },
    save: async () => {
      setChecked(true);
      return isComplete(product, values) ? put(product, values) : null;
    },
    choose: async (chosen) => {
      const next = { ...values, ...chosen };
      setClashes([]);
      show(next);
      setChecked(true);
      return isComplete(product, next) ? put(product, next) : null;
    },
    cancelMerge: () => setClashes([]),
    collect: () => {
      setChecked(true);
      return isComplete(product, values) ? changesFrom(product, base, values, notation) : null;
    },
    fill: (as) => {
      const isNew = ({ sku }: { sku: string }) => !product.variants.some((known) => known.sku === sku);
      const added = as.variants.filter(isNew).map(({ sku, options }) => ({ sku, options }));
      show({ ...valuesFrom(as, notation), added });
    },
    notation,
  };
}

const pick = (values: FormValues, keys: readonly string[]): FormValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] as FormValue]));
