import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { editableAmount } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages, productsMessages } from '../../../messages/en/catalog.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import type { CatalogChanges } from '../catalog-queries.ts';
import { NameCell } from './name-cell.tsx';
import { PriceCell } from './price-cell.tsx';
import { ProductMarks } from './product-marks.tsx';
import { SaleButton, type Variant } from './sale-button.tsx';
import { StockCell } from './stock-cell.tsx';
import { VisibleSwitch } from './visible-switch.tsx';

/** Columns that can be hidden: what is edited every day stays. */
export const productColumns = ['visible', 'category', 'brand'] as const;
type ProductColumn = (typeof productColumns)[number];

/** The table and the cards have the same. */
export interface ProductRowsProps {
  id: string;
  rows: readonly CatalogRow[];
  changes: CatalogChanges;
  may: { edit: boolean; stock: boolean };
  /** Only people who may change products select rows. */
  selection: { selected: ReadonlySet<number>; onSelect: (ids: readonly number[], isOn: boolean) => void } | null;
  onSaved: (text: string) => void;
  isShown: (column: ProductColumn) => boolean;
  onSale: (sale: { variant: Variant; name: string; currency: string }) => void;
}

const cell = 'px-2 py-0.5 align-top first:pl-3 last:pr-4';
const still = 'flex min-h-9 items-center';

/** A product, and its variants below it when they are opened. A product with one variant has its price and stock itself. */
export function ProductRow({
  row,
  changes,
  may,
  selection,
  isShown,
  onSaved,
  onSale,
}: Omit<ProductRowsProps, 'id' | 'rows'> & { row: CatalogRow }) {
  const t = useMessages(productsMessages);
  const words = useMessages(bulkMessages);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = row.variants;
  const only = others.length === 0 ? first : undefined;
  const shared = { changes, onSaved, currency: row.currency };
  // The head of the column names the currency.
  const money = (amount: string) => editableAmount(amount, currencyDigits(row.currency), locale);
  const rowsId = `variants-${row.id}`;
  return (
    <tbody className="border-b border-line last:border-0">
      <tr data-row tabIndex={-1} className="group/row focus-within:bg-tint hover:bg-tint">
        {selection && (
          <td className={cell}>
            <span className={still}>
              <input
                type="checkbox"
                data-row-select
                aria-label={words.select(row.name)}
                checked={selection.selected.has(row.id)}
                onChange={(event) => selection.onSelect([row.id], event.target.checked)}
              />
            </span>
          </td>
        )}
        <td className={cell}>
          <span className={still}>
            <Thumbnail image={row.image} size={32} />
          </span>
        </td>
        <th scope="row" className={`${cell} text-left font-normal`}>
          <div className={classNames('min-w-0', isShown('brand') ? '2xl:flex 2xl:gap-2' : 'xl:flex xl:gap-2')}>
            <NameCell sku={row.sku} name={row.name} readOnly={!may.edit} {...shared} />
            <ProductMarks row={row}>
              {!only && (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={rowsId}
                  onClick={() => setOpen(!isOpen)}
                  className="inline-flex min-h-6 items-center gap-1 rounded-control font-medium whitespace-nowrap text-link hover:bg-tint"
                >
                  {t.variants(row.variants.length)}
                  <span className="sr-only"> {row.name}</span>
                  <ChevronDown className={isOpen ? 'rotate-180' : ''} size={16} />
                </button>
              )}
            </ProductMarks>
          </div>
        </th>
        {only ? (
          <>
            <td className={cell}>
              <PriceCell sku={only.sku} name={row.name} price={only.price} readOnly={!may.edit} {...shared} />
            </td>
            <td className={cell}>
              <SaleButton
                variant={only}
                name={row.name}
                currency={row.currency}
                readOnly={!may.edit}
                inTable
                onOpen={() => onSale({ variant: only, name: row.name, currency: row.currency })}
              />
            </td>
            <td className={cell}>
              <StockCell sku={only.sku} name={row.name} stock={only.stock} readOnly={!may.stock} {...shared} />
            </td>
          </>
        ) : (
          <>
            <td className={`${cell} tabular`}>
              <span className={`${still} justify-end px-2 text-right`}>
                {row.priceFrom === row.priceTo
                  ? money(row.priceFrom)
                  : t.range(money(row.priceFrom), money(row.priceTo))}
              </span>
            </td>
            <td className={cell} />
            <td className={`${cell} tabular`}>
              <span
                className={classNames(
                  still,
                  'justify-end px-2 text-right',
                  row.stock === 0 && 'font-semibold text-error',
                )}
              >
                {row.stock}
              </span>
            </td>
          </>
        )}
        {isShown('visible') && (
          <td className={cell}>
            <VisibleSwitch row={row} readOnly={!may.edit} changes={changes} onSaved={onSaved} />
          </td>
        )}
        {isShown('category') && (
          <td className={`${cell} hidden xl:table-cell`}>
            <span className="block truncate leading-9">{row.category}</span>
          </td>
        )}
        {isShown('brand') && (
          <td className={`${cell} hidden xl:table-cell`}>
            <span className="block truncate leading-9">{row.brand}</span>
          </td>
        )}
      </tr>
      {isOpen &&
        !only &&
        row.variants.map((variant, index) => {
          const name = `${row.name}, ${variant.label}`;
          return (
            <tr key={variant.sku} id={index === 0 ? rowsId : undefined} className="group/row bg-sunken">
              {selection && <td className={cell} />}
              <td className={cell} />
              <th scope="row" className={`${cell} text-left font-normal`}>
                <span className="block px-2 pt-1.5 text-strong">{variant.label}</span>
                <span className="tabular block px-2 text-micro text-muted">
                  {variant.sku}
                  {!variant.available && ` · ${t.unavailable}`}
                </span>
              </th>
              <td className={cell}>
                <PriceCell sku={variant.sku} name={name} price={variant.price} readOnly={!may.edit} {...shared} />
              </td>
              <td className={cell}>
                <SaleButton
                  variant={variant}
                  name={name}
                  currency={row.currency}
                  readOnly={!may.edit}
                  inTable
                  onOpen={() => onSale({ variant, name, currency: row.currency })}
                />
              </td>
              <td className={cell}>
                <StockCell sku={variant.sku} name={name} stock={variant.stock} readOnly={!may.stock} {...shared} />
              </td>
              {isShown('visible') && <td className={cell} />}
              {isShown('category') && <td className={`${cell} hidden xl:table-cell`} />}
              {isShown('brand') && <td className={`${cell} hidden xl:table-cell`} />}
            </tr>
          );
        })}
    </tbody>
  );
}
