import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { readAmount } from '../../../format/amount-input.ts';
import { editableAmount } from '../../../format/money.ts';
import { useAmountIssue } from '../../../i18n/amount-issue.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import type { CatalogChanges } from '../catalog-queries.ts';
import { EditCell } from './edit-cell.tsx';

interface PriceCellProps {
  sku: string;
  /** The name of the product or variant, for screen readers. */
  name: string;
  price: string;
  currency: string;
  readOnly: boolean;
  changes: CatalogChanges;
  onSaved: (text: string) => void;
}

export function PriceCell({ sku, name, price, currency, readOnly, changes, onSaved }: PriceCellProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const digits = currencyDigits(currency);
  const amountIssue = useAmountIssue(digits);
  const save = async (text: string) => {
    const typed = readAmount(text, currency, digits, locale);
    if (typed.kind !== 'amount') return amountIssue(typed);
    await changes.price(sku, { price: typed.amount });
    onSaved(t.saved(t.price, name));
    return null;
  };
  return (
    <EditCell
      label={t.cell(`${t.price} (${currency})`, name)}
      value={editableAmount(price, digits, locale)}
      column="price"
      inputMode="decimal"
      isRight
      readOnly={readOnly}
      save={save}
      errorText={errorText}
    />
  );
}
