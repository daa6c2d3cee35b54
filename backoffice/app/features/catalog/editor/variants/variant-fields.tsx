import { identifierFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { Field } from '@vitrine/contract/fields/field.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { moneyText } from '../../../../format/money.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import type { EditorProps } from '../form/editor-props.ts';
import { fieldId } from '../form/field-id.ts';
import { type identifiers, textIn, type VariantFieldName, variantKey } from '../form/form-values.ts';

/** What an input of a variant needs; its label names the variant where several are shown. */
export function variantField({ form, problemOf, readOnly }: EditorProps, name: VariantFieldName, sku: string) {
  const key = variantKey(name, sku);
  return {
    id: fieldId(key),
    value: textIn(form.values, key),
    problem: problemOf(key),
    readOnly,
    autoComplete: 'off',
    onChange: (value: string) => form.set({ [key]: value }),
  };
}

export function identifierField(props: EditorProps, name: (typeof identifiers)[number], sku: string) {
  const { pattern }: Field<'text'> = identifierFields[name];
  return { ...variantField(props, name, sku), inputMode: pattern === 'gtin' ? ('numeric' as const) : undefined };
}

/** The period of a sale; nothing while there is no sale price. */
export function SalePeriod({ sku, ...props }: EditorProps & { sku: string }) {
  const t = useMessages(productMessages);
  if (textIn(props.form.values, variantKey('salePrice', sku)).trim() === '') return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...variantField(props, 'saleFrom', sku)}
        label={t.saleFrom}
        note={t.optional}
        hint={t.saleFromHint}
        type="datetime-local"
      />
      <TextField
        {...variantField(props, 'saleUntil', sku)}
        label={t.saleUntil}
        note={t.optional}
        hint={t.saleUntilHint}
        type="datetime-local"
      />
    </div>
  );
}

/** The lowest price of thirty days, and what is struck out now. */
export function PriceFacts({ form, sku }: { form: EditorProps['form']; sku: string }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const { currency, variants } = form.product;
  const variant = variants.find((one) => one.sku === sku);
  if (!variant || form.product.id === 0) return null;
  const money = (amount: string) => moneyText(amount, currency, locale);
  return (
    <p className="text-small text-second">
      {t.lowest(money(variant.lowest))}
      {variant.struckOut !== null && ` ${t.struckOut(money(variant.struckOut))}.`}
    </p>
  );
}
