import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { dayText } from '../../../format/moment.ts';
import { editableAmount, moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';

export type Variant = CatalogRow['variants'][number];

interface SaleButtonProps {
  variant: Variant;
  name: string;
  currency: string;
  readOnly: boolean;
  /** In a table: its head names the currency; where there is no sale, the words appear when the row is pointed at or the button has the focus. */
  inTable?: boolean;
  onOpen: () => void;
}

/** The sale of a variant with its period; opens the panel to change it. */
export function SaleButton({ variant: { sale }, name, currency, readOnly, inTable = false, onOpen }: SaleButtonProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const day = (moment: string) => dayText(moment, locale);
  const isLater = sale?.from && new Date(sale.from) > new Date();
  const period =
    sale && (isLater ? t.saleLater(day(sale.from ?? '')) : sale.until ? t.saleUntil(day(sale.until)) : null);
  const amount = (price: string) =>
    inTable ? editableAmount(price, currencyDigits(currency), locale) : moneyText(price, currency, locale);
  const text = sale ? (
    <>
      <span className="tabular block font-medium">{amount(sale.price)}</span>
      {period && <span className="block text-micro font-normal text-second">{period}</span>}
    </>
  ) : inTable ? (
    <>
      <span
        aria-hidden
        className="hidden text-muted pointer-fine:inline pointer-fine:group-hover/row:hidden pointer-fine:group-focus-visible/sale:hidden"
      >
        –
      </span>
      <span className="pointer-fine:sr-only pointer-fine:group-hover/row:not-sr-only pointer-fine:group-focus-visible/sale:not-sr-only">
        {t.noSale}
      </span>
    </>
  ) : (
    t.noSale
  );
  if (readOnly) return <span className="text-sale-text">{sale && text}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`group/sale min-h-11 min-w-9 rounded-control text-left text-small font-medium hover:bg-tint pointer-fine:min-h-9 ${sale ? 'text-sale-text' : 'text-link'}`}
    >
      {text}
      <span className="sr-only"> ({t.saleOf(name)})</span>
    </button>
  );
}
