import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useState } from 'react';
import { fieldId } from '../../../../forms/field-id.ts';
import { useLanguageChoice, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Disclosure, FoldSection } from '../../../../ui/section.tsx';
import { skusOf } from '../form/check-form.ts';
import { addedIn, variantKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useOptions } from '../product-queries.ts';
import { Movements } from '../sections/movements.tsx';
import { dropVariants } from './added-variants.ts';
import { EndValue } from './end-value.tsx';
import { variantLabel } from './variant-combinations.ts';
import { Identifiers, PriceFacts, SalePeriod, VariantCustomFields, variantField } from './variant-fields.tsx';

/** Every variant with its price, sale and stock; on a wide screen one line each. */
export function VariantsSection(props: EditorProps) {
  const { form, readOnly } = props;
  const t = useMessages(productMessages);
  const { language } = useLanguageChoice();
  const options = useOptions().data ?? [];
  const { product, values, set } = form;
  const added = addedIn(values);
  const [column, setColumn] = useState<'price' | 'salePrice' | 'stock'>('price');
  const [value, setValue] = useState('');
  const skus = skusOf(product, values);
  const optionsOf = (sku: string) =>
    (added.find((one) => one.sku === sku) ?? product.variants.find((one) => one.sku === sku))?.options ?? {};
  return (
    <FoldSection name="variants" title={t.variants}>
      {!readOnly && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              id={fieldId('column')}
              label={t.column}
              prompt={`${t.price} (${product.currency})`}
              value={column === 'price' ? '' : column}
              options={[
                { value: 'salePrice', name: `${t.salePrice} (${product.currency})` },
                { value: 'stock', name: t.stock },
              ]}
              onChange={(chosen) => setColumn((chosen || 'price') as typeof column)}
            />
            <TextField
              id={fieldId('fill')}
              label={t.fillValue}
              value={value}
              inputMode={column === 'stock' ? 'numeric' : 'decimal'}
              autoComplete="off"
              onChange={setValue}
            />
            <Button
              kind="secondary"
              disabled={value.trim() === ''}
              onClick={() => set(Object.fromEntries(skus.map((sku) => [variantKey(column, sku), value])))}
            >
              {t.fill}
            </Button>
          </div>
          <EndValue form={form} />
        </>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {skus.map((sku) => {
          const isNew = added.some((one) => one.sku === sku);
          const label = variantLabel(optionsOf(sku), options, language) || product.sku;
          return (
            <li key={sku} className="py-4 first:pt-0 last:pb-0">
              <fieldset className="min-w-0">
                <legend className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-medium text-strong">{label}</span>
                  <span className="tabular text-small text-muted">{sku}</span>
                  {isNew && <Badge tone="info">{t.notSaved}</Badge>}
                </legend>
                <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-3 2xl:grid-cols-6">
                  <TextField
                    {...variantField(props, 'price', sku)}
                    label={`${t.price} (${product.currency})`}
                    inputMode="decimal"
                  />
                  <TextField {...variantField(props, 'salePrice', sku)} label={t.salePrice} inputMode="decimal" />
                  <TextField {...variantField(props, 'stock', sku)} label={t.stock} inputMode="numeric" />
                  <Identifiers {...props} sku={sku} />
                  <div className="lg:pt-6">
                    <CheckField
                      id={fieldId(variantKey('available', sku))}
                      isOn={values[variantKey('available', sku)] !== false}
                      onChange={(isOn) => !readOnly && set({ [variantKey('available', sku)]: isOn })}
                    >
                      {t.onSale}
                    </CheckField>
                  </div>
                </div>
                <div className="mt-3 flex flex-col gap-3 empty:hidden">
                  <SalePeriod sku={sku} {...props} />
                  <VariantCustomFields sku={sku} {...props} />
                </div>
                {isNew ? (
                  <Button kind="quiet" onClick={() => set(dropVariants(product, values, [sku]))}>
                    {t.remove(label)}
                  </Button>
                ) : (
                  <Disclosure title={t.facts}>
                    {() => (
                      <div className="flex flex-col gap-3">
                        <PriceFacts form={form} sku={sku} />
                        <Movements sku={sku} version={product.version} />
                      </div>
                    )}
                  </Disclosure>
                )}
              </fieldset>
            </li>
          );
        })}
      </ul>
    </FoldSection>
  );
}
