import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages, productsMessages } from '../../../messages/en/catalog.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NameCell } from './name-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { ProductMarks } from './product-marks.tsx';
import type { ProductRowsProps } from './product-row.tsx';
import { SaleButton, type Variant } from './sale-button.tsx';
import { StockCell } from './stock-cell.tsx';
import { VisibleSwitch } from './visible-switch.tsx';

/** The list on a phone; everything that the table edits is edited here too. */
export function ProductCards({ id, rows, selection, ...props }: Omit<ProductRowsProps, 'isShown'>) {
  const t = useMessages(productsMessages);
  const words = useMessages(bulkMessages);
  const locale = useLocale();
  const money = (amount: string, currency: string) => moneyText(amount, currency, locale);
  return (
    <ul id={id} className="divide-y divide-line rounded-panel border border-line bg-surface">
      {rows.map((row) => (
        <li key={row.id} data-row className="px-3 py-2">
          <div className="flex items-start gap-2">
            <Thumbnail image={row.image} />
            <div className="min-w-0 flex-1">
              <NameCell sku={row.sku} name={row.name} readOnly={!props.may.edit} wraps {...props} />
              <div className="-mt-1 flex items-center justify-between gap-2">
                <ProductMarks row={row} />
                <span className="flex shrink-0 items-center gap-2">
                  <span aria-hidden className="text-micro text-muted">
                    {t.visibleColumn}
                  </span>
                  <VisibleSwitch row={row} readOnly={!props.may.edit} {...props} />
                </span>
              </div>
            </div>
            {selection && (
              <label className="-mr-2 flex size-11 shrink-0 items-center justify-center">
                <span className="sr-only">{words.select(row.name)}</span>
                <input
                  type="checkbox"
                  data-row-select
                  checked={selection.selected.has(row.id)}
                  onChange={(event) => selection.onSelect([row.id], event.target.checked)}
                />
              </label>
            )}
          </div>
          {row.variants.length === 1 ? (
            row.variants.map((variant) => (
              <VariantFields key={variant.sku} row={row} variant={variant} name={row.name} {...props} />
            ))
          ) : (
            <Collapsible
              title={
                <span className="flex flex-1 flex-wrap gap-x-4 text-small">
                  <span className="tabular text-body">
                    {row.priceFrom === row.priceTo
                      ? money(row.priceFrom, row.currency)
                      : t.range(money(row.priceFrom, row.currency), money(row.priceTo, row.currency))}
                  </span>
                  <span className={row.stock === 0 ? 'tabular text-error' : 'tabular text-body'}>
                    {t.stock} {row.stock}
                  </span>
                  <span>{t.variants(row.variants.length)}</span>
                </span>
              }
            >
              <ul className="flex flex-col gap-3">
                {row.variants.map((variant) => (
                  <li key={variant.sku}>
                    <p className="text-strong">{variant.label}</p>
                    <p className="tabular text-micro text-muted">
                      {variant.sku}
                      {!variant.available && ` · ${t.unavailable}`}
                    </p>
                    <VariantFields row={row} variant={variant} name={`${row.name}, ${variant.label}`} {...props} />
                  </li>
                ))}
              </ul>
            </Collapsible>
          )}
        </li>
      ))}
    </ul>
  );
}

interface VariantFieldsProps extends Omit<ProductRowsProps, 'id' | 'rows' | 'selection' | 'isShown'> {
  row: CatalogRow;
  variant: Variant;
  name: string;
}

/** Price, stock and sale in one line, each with its name. */
function VariantFields({ row, variant, name, changes, may, onSaved, onSale }: VariantFieldsProps) {
  const t = useMessages(productsMessages);
  const shared = { sku: variant.sku, name, changes, onSaved };
  const label = 'flex min-h-11 items-center text-micro text-muted';
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <span aria-hidden className={label}>
        {row.currency}
      </span>
      <div className="min-w-20 flex-1">
        <PriceCell {...shared} price={variant.price} currency={row.currency} readOnly={!may.edit} />
      </div>
      <span aria-hidden className={`${label} pl-2`}>
        {t.stock}
      </span>
      <div className="min-w-16 flex-1">
        <StockCell {...shared} stock={variant.stock} readOnly={!may.stock} />
      </div>
      {(may.edit || variant.sale) && (
        <div className="flex min-h-11 items-center pl-2">
          <SaleButton
            variant={variant}
            name={name}
            currency={row.currency}
            readOnly={!may.edit}
            onOpen={() => onSale({ variant, name, currency: row.currency })}
          />
        </div>
      )}
    </div>
  );
}
