import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Disclosure, Section } from '../../../../ui/section.tsx';
import type { EditorProps } from '../form/use-product-form.ts';
import { Identifiers, PriceFacts, SalePeriod, VariantCustomFields, variantField } from '../variants/variant-fields.tsx';
import { Movements } from './movements.tsx';

/** Price, sale and stock of a product that is sold in one form. */
export function PriceSection({ sku, ...props }: EditorProps & { sku: string }) {
  const t = useMessages(productMessages);
  const { product } = props.form;
  return (
    <Section title={t.priceAndStock}>
      <div className="grid gap-4 sm:grid-cols-2">
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
      </div>
      <SalePeriod sku={sku} {...props} />
      <PriceFacts form={props.form} sku={sku} />
      <TextField {...variantField(props, 'stock', sku)} label={t.stock} hint={t.stockHint} inputMode="numeric" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Identifiers {...props} sku={sku} note={t.optional} />
      </div>
      <VariantCustomFields sku={sku} {...props} />
      {product.id !== 0 && (
        <Disclosure title={t.movements}>{() => <Movements sku={sku} version={product.version} />}</Disclosure>
      )}
    </Section>
  );
}
