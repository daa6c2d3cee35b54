import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { useState } from 'react';
import { nameIn } from '../../../../format/names.ts';
import { fieldId } from '../../../../forms/field-id.ts';
import { useLanguageChoice, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { skusOf } from '../form/check-form.ts';
import { addedIn } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useOptions } from '../product-queries.ts';
import { addVariants, ownVariant } from './added-variants.ts';
import { EndValue } from './end-value.tsx';
import { type ChosenValues, newCombinations } from './variant-combinations.ts';

/** Chooses values of options and adds the variants that they make, or ends those of one value. */
export function AddVariants({ form }: Pick<EditorProps, 'form'>) {
  const t = useMessages(productMessages);
  const { language } = useLanguageChoice();
  const options = useOptions().data ?? [];
  const { product, values, set } = form;
  const [chosen, setChosen] = useState<ChosenValues>({});
  const withOptions = [...product.variants, ...addedIn(values)].filter((one) => Object.keys(one.options).length > 0);
  const own = ownVariant(product);
  // All variants of a product have the same options.
  const used = withOptions[0] ? Object.keys(withOptions[0].options) : null;
  const offered = options.filter(({ code }) => used === null || used.includes(code));
  const isEnough = used === null || used.every((code) => (chosen[code] ?? []).length > 0);
  const skus = skusOf(product, values);
  const found = isEnough
    ? newCombinations(
        product.sku,
        chosen,
        withOptions.map((one) => one.options),
        new Set(skus),
      )
    : [];
  const add = () => {
    set(addVariants(product, values, found));
    setChosen({});
  };
  return (
    <FoldSection name="add-variants" title={t.editVariants} isFolded>
      <p className="text-small text-second">{options.length === 0 ? t.noOptions : t.addVariantsHint}</p>
      {offered.map((option) => (
        <Collapsible key={option.code} title={nameIn(option.name, language, option.code)}>
          <div className="flex flex-wrap gap-x-5">
            {option.values.map((value) => (
              <CheckField
                key={value.code}
                id={fieldId(`choose:${option.code}:${value.code}`)}
                isOn={chosen[option.code]?.includes(value.code) ?? false}
                onChange={(isOn) =>
                  setChosen({
                    ...chosen,
                    [option.code]: isOn
                      ? [...(chosen[option.code] ?? []), value.code]
                      : (chosen[option.code] ?? []).filter((one) => one !== value.code),
                  })
                }
              >
                {nameIn(value.name, language, value.code)}
              </CheckField>
            ))}
          </div>
        </Collapsible>
      ))}
      {found.length > 0 && (
        <>
          {own && withOptions.length === 0 && <p className="text-small text-second">{t.ownEnds}</p>}
          <Button kind="secondary" onClick={add} className="self-start">
            {t.addCount(found.length)}
          </Button>
        </>
      )}
      <EndValue form={form} />
    </FoldSection>
  );
}
