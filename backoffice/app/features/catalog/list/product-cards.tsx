import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { useMessages } from '../../../i18n/language.tsx';
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
  return (
    <ul id={id} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id} data-row className="rounded-panel border border-line bg-surface p-3">
          <div className="flex items-start gap-3">
            <Thumbnail image={row.image} />
            <div className="min-w-0 flex-1">
              <NameCell sku={row.sku} name={row.name} readOnly={!props.may.edit} {...props} />
              <ProductMarks row={row} />
            </div>
            {selection && (
              <label className="-m-1 flex size-11 shrink-0 items-center justify-center">
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
          <div className="mt-1 flex items-center justify-between gap-3">
            <span aria-hidden className="text-small text-second">
              {t.visibleColumn}
            </span>
            <VisibleSwitch row={row} readOnly={!props.may.edit} {...props} />
          </div>
          {row.variants.length === 1 ? (
            row.variants.map((variant) => (
              <VariantFields key={variant.sku} row={row} variant={variant} name={row.name} {...props} />
            ))
          ) : (
            <Collapsible title={t.variants(row.variants.length)}>
              <ul className="flex flex-col gap-4">
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

function VariantFields({ row, variant, name, changes, may, onSaved, onSale }: VariantFieldsProps) {
  const t = useMessages(productsMessages);
  const label = 'text-micro font-medium text-second';
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <div>
          <span aria-hidden className={label}>
            {t.price} ({row.currency})
          </span>
          <PriceCell
            sku={variant.sku}
            name={name}
            price={variant.price}
            currency={row.currency}
            readOnly={!may.edit}
            changes={changes}
            onSaved={onSaved}
          />
        </div>
        <div>
          <span aria-hidden className={label}>
            {t.stock}
          </span>
          <StockCell
            sku={variant.sku}
            name={name}
            stock={variant.stock}
            readOnly={!may.stock}
            changes={changes}
            onSaved={onSaved}
          />
        </div>
      </div>
      {(may.edit || variant.sale) && (
        <span aria-hidden className={`${label} mt-2 block`}>
          {t.sale}
        </span>
      )}
      <SaleButton
        variant={variant}
        name={name}
        currency={row.currency}
        readOnly={!may.edit}
        onOpen={() => onSale({ variant, name, currency: row.currency })}
      />
    </>
  );
}
