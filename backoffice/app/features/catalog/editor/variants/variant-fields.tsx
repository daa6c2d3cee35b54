import { identifierFields } from '@vitrine/contract/catalog/product-fields.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { moneyText } from '../../../../format/money.ts';
import { CustomFieldInputs } from '../../../../forms/custom-field-inputs.tsx';
import { FieldControl } from '../../../../forms/field-control.tsx';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { customKeyOf, identifiers, type VariantFieldName, variantKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';

/** Returns the props of a variant's input; the label names the variant where several are shown. */
export function variantField({ form, issueOf, readOnly }: EditorProps, name: VariantFieldName, sku: string) {
  const key = variantKey(name, sku);
  return {
    id: fieldId(key),
    value: textIn(form.values, key),
    issue: issueOf(key),
    readOnly,
    autoComplete: 'off',
    onChange: (value: string) => form.set({ [key]: value }),
  };
}

interface IdentifiersProps extends EditorProps {
  sku: string;
  note?: string;
  /** These are shown elsewhere. */
  without?: readonly VariantFieldName[];
}

/** Barcode and part number. */
export const Identifiers = ({ sku, note, without = [], ...props }: IdentifiersProps) => {
  const t = useMessages(productMessages);
  const shown = identifiers.filter((name) => !without.includes(name));
  return shown.map((name) => (
    <FieldControl
      key={name}
      field={identifierFields[name]}
      {...variantField(props, name, sku)}
      label={t[name]}
      note={note}
    />
  ));
};

/** The merchant's own fields of variants. */
export const VariantCustomFields = ({ form, issueOf, readOnly, sku }: EditorProps & { sku: string }) => (
  <CustomFieldInputs
    form={form.scope.variant}
    values={form.values}
    issueOf={issueOf}
    readOnly={readOnly}
    keyOf={customKeyOf(sku)}
    set={form.set}
  />
);

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
