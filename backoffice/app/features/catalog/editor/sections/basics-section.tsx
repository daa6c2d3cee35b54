import { TextField } from '@vitrine/ui/text-field.tsx';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { LanguageColumns } from '../../../../forms/texts/language-columns.tsx';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Disclosure, FoldSection, Section } from '../../../../ui/section.tsx';
import { textKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { Identifiers, PriceFacts, SalePeriod, VariantCustomFields, variantField } from '../variants/variant-fields.tsx';
import { Movements } from './movements.tsx';
import { type TextsProps, textFieldProps } from './texts-section.tsx';

/** The daily work: the name, and the price, sale and stock of a product that is sold in one form. */
export function BasicsSection({ shown, onShow, sku, ...props }: TextsProps & { sku: string | null }) {
  const t = useMessages(productMessages);
  const { form, issueOf, readOnly } = props;
  const { product, values, set } = form;
  const field = textFieldProps(props);
  return (
    <Section title={t.basics}>
      {product.id === 0 && (
        <TextField
          id={fieldId('sku')}
          label={t.sku}
          hint={t.skuHint}
          value={textIn(values, 'sku')}
          issue={issueOf('sku')}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) => set({ sku: typed })}
        />
      )}
      <LanguageColumns
        languages={product.languages}
        values={values}
        keysIn={(language) => [textKey('name', language)]}
        shown={shown}
        onShow={onShow}
      >
        {(language) => (
          <div lang={language} className="language-fields">
            <TextField {...field('name', language)} label={t.name} readOnly={readOnly} autoComplete="off" />
          </div>
        )}
      </LanguageColumns>
      {sku !== null && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              {...variantField(props, 'price', sku)}
              label={`${t.price} (${product.currency})`}
              inputMode="decimal"
            />
            <TextField
              {...variantField(props, 'salePrice', sku)}
              label={`${t.salePrice} (${product.currency})`}
              note={t.optional}
              inputMode="decimal"
            />
            <TextField {...variantField(props, 'stock', sku)} label={t.stock} inputMode="numeric" />
          </div>
          <SalePeriod sku={sku} {...props} />
          <PriceFacts form={form} sku={sku} />
        </>
      )}
    </Section>
  );
}

/** The rest about stock and price of a product that is sold in one form: it is rarely looked up. */
export function DetailsSection({ sku, ...props }: EditorProps & { sku: string }) {
  const t = useMessages(productMessages);
  const { product, scope } = props.form;
  return (
    <FoldSection name="details" title={t.details} isFolded={scope.variant.fields.length === 0}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Identifiers {...props} sku={sku} note={t.optional} />
      </div>
      <VariantCustomFields sku={sku} {...props} />
      {product.id !== 0 && (
        <Disclosure title={t.movements}>{() => <Movements sku={sku} version={product.version} />}</Disclosure>
      )}
    </FoldSection>
  );
}
