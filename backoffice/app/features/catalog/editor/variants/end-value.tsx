import { Button } from '@vitrine/ui/button.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { useState } from 'react';
import { nameIn } from '../../../../format/names.ts';
import { fieldId } from '../../../../forms/field-id.ts';
import { useLanguageChoice, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { addedIn, variantKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useOptions } from '../product-queries.ts';
import { dropVariants } from './added-variants.ts';
import { soldValues, variantLabel } from './variant-combinations.ts';

/** Takes all variants with one value off sale, after naming them. */
export function EndValue({ form }: Pick<EditorProps, 'form'>) {
  const t = useMessages(productMessages);
  const { language } = useLanguageChoice();
  const options = useOptions().data ?? [];
  const { product, values, set } = form;
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const added = addedIn(values);
  const sold = [...product.variants.filter(({ sku }) => values[variantKey('available', sku)] !== false), ...added];
  const choices = soldValues(sold).map(({ option, value, variants }) => {
    const known = options.find(({ code }) => code === option);
    const name = `${known ? nameIn(known.name, language, option) : option}, ${variantLabel({ [option]: value }, options, language)}`;
    return { value: JSON.stringify([option, value]), name, variants };
  });
  if (choices.length < 2) return null;
  const choice = choices.find(({ value }) => value === chosen);
  const end = (skus: readonly string[]) => {
    const saved = product.variants.filter(({ sku }) => skus.includes(sku));
    const unsaved = added.filter(({ sku }) => skus.includes(sku));
    set({
      ...dropVariants(
        product,
        values,
        unsaved.map(({ sku }) => sku),
      ),
      ...Object.fromEntries(saved.map(({ sku }) => [variantKey('available', sku), false])),
    });
    setAsking(false);
    setChosen('');
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        id={fieldId('end')}
        label={t.endValue}
        prompt={t.chooseValue}
        value={choice ? chosen : ''}
        options={choices}
        onChange={setChosen}
      />
      <Button kind="secondary" disabled={!choice} onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      {isAsking && choice && (
        <Dialog title={t.endTitle(choice.name)} onClose={() => setAsking(false)}>
          <p className="text-second">{t.endText(choice.variants.length)}</p>
          <ul className="my-3 max-h-[40dvh] list-disc overflow-y-auto pl-5">
            {choice.variants.map((variant) => (
              <li key={variant.sku}>
                {variantLabel(variant.options, options, language)}{' '}
                <span className="tabular text-small text-muted">{variant.sku}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap justify-end gap-2">
            <Button kind="secondary" onClick={closeModal}>
              {t.keepEditing}
            </Button>
            <Button onClick={() => end(choice.variants.map(({ sku }) => sku))}>{t.end}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
