import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown, Trash2 } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { nameIn } from '../../../../format/names.ts';
import { fieldId } from '../../../../forms/field-id.ts';
import { partsOf } from '../../../../forms/form-values.ts';
import { useLanguageChoice, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { listMessages } from '../../../../messages/en/layout.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Disclosure } from '../../../../ui/section.tsx';
import { skusOf } from '../form/check-form.ts';
import { addedIn, variantKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useOptions } from '../product-queries.ts';
import { Movements } from '../sections/movements.tsx';
import { dropVariants } from './added-variants.ts';
import { type CellPlace, cellColumns } from './cell-grid.ts';
import { VariantCell } from './variant-cell.tsx';
import { variantLabel } from './variant-combinations.ts';
import { Identifiers, PriceFacts, SalePeriod, VariantCustomFields } from './variant-fields.tsx';

interface VariantsTableProps extends EditorProps {
  onPaste: (at: CellPlace, cells: string[][]) => void;
  onFill: (at: CellPlace) => void;
}

const head = 'px-1 pb-1.5 text-left text-micro font-semibold text-second';
/** On a phone each variant is a card, with the name of the column above the value. */
const cell = 'align-top md:px-1 md:py-1';
const cellWidths = { price: 'md:w-22', salePrice: 'md:w-22', stock: 'md:w-18', gtin: 'md:w-30' };
const cellName = 'mb-1 block text-micro font-semibold text-second md:hidden';

/** A line for each variant, with a column for each option; what is rarely needed is behind its last button. */
export function VariantsTable({ onPaste, onFill, ...props }: VariantsTableProps) {
  const { form, issueOf, readOnly } = props;
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  const { language } = useLanguageChoice();
  const options = useOptions().data ?? [];
  const { product, values, set } = form;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const added = addedIn(values);
  const skus = skusOf(product, values);
  const all = [...product.variants, ...added];
  const codes = [...new Set(all.flatMap((variant) => Object.keys(variant.options)))];
  const columnNames = {
    price: `${t.price} (${product.currency})`,
    salePrice: t.salePrice,
    stock: t.stock,
    gtin: t.gtin,
  };
  const isHidden = (key: string) => !cellColumns.some((column) => column === partsOf(key).field);
  const hasHiddenIssue = (sku: string) =>
    Object.keys(values).some((key) => partsOf(key).of === sku && isHidden(key) && issueOf(key) !== null);
  const toggle = (sku: string, isOpen: boolean) =>
    setOpened((before) => new Set([...before, sku].filter((one) => isOpen || one !== sku)));
  return (
    <table className="w-full border-collapse text-small max-md:block">
      <thead className="max-md:hidden">
        <tr>
          {codes.map((code) => (
            <th key={code} scope="col" className={head}>
              {nameIn(options.find((option) => option.code === code)?.name ?? {}, language, code)}
            </th>
          ))}
          <th scope="col" className={head}>
            {t.sku}
          </th>
          {cellColumns.map((column) => (
            <th key={column} scope="col" className={classNames(head, 'md:text-right')}>
              {columnNames[column]}
            </th>
          ))}
          <th scope="col" className={head}>
            {t.onSale}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{t.more}</span>
          </th>
        </tr>
      </thead>
      {skus.map((sku, row) => {
        const ownOptions = all.find((one) => one.sku === sku)?.options ?? {};
        const isNew = added.some((one) => one.sku === sku);
        const label = variantLabel(ownOptions, options, language) || product.sku;
        const isOpen = opened.has(sku) || hasHiddenIssue(sku);
        const detailsId = fieldId(`details:${sku}`);
        return (
          <tbody key={sku} aria-label={`${label} ${sku}`} className="border-t border-line max-md:block">
            <tr className="max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:gap-y-1 max-md:py-2.5">
              {codes.map((code) => (
                <td key={code} className={classNames(cell, 'font-medium text-strong md:py-3 max-md:hidden')}>
                  {ownOptions[code] === undefined ? '–' : variantLabel({ [code]: ownOptions[code] }, options, language)}
                </td>
              ))}
              <th
                scope="row"
                className={classNames(cell, 'text-left font-normal max-md:col-span-3 md:min-w-40 md:py-3')}
              >
                <span className="mr-2 text-base font-medium text-strong md:hidden">{label}</span>
                <span className="tabular text-micro wrap-anywhere text-muted">{sku}</span>{' '}
                {isNew && <Badge tone="info">{t.notSaved}</Badge>}
              </th>
              {cellColumns.map((column) => (
                <td key={column} className={classNames(cell, cellWidths[column])}>
                  <span aria-hidden="true" className={cellName}>
                    {columnNames[column]}
                  </span>
                  <VariantCell
                    {...props}
                    sku={sku}
                    at={{ row, column }}
                    label={words.labelled(columnNames[column], label)}
                    isLast={row === skus.length - 1}
                    onPaste={onPaste}
                    onFill={onFill}
                  />
                </td>
              ))}
              <td className={classNames(cell, 'max-md:self-end md:w-16 md:text-center')}>
                <label className="inline-flex min-h-9 items-center gap-2 max-md:min-h-11">
                  <input
                    id={fieldId(variantKey('available', sku))}
                    type="checkbox"
                    aria-label={words.labelled(t.onSale, label)}
                    checked={values[variantKey('available', sku)] !== false}
                    onChange={({ target }) => !readOnly && set({ [variantKey('available', sku)]: target.checked })}
                    className="size-5"
                  />
                  <span className="md:hidden">{t.onSale}</span>
                </label>
              </td>
              <td className={classNames(cell, 'w-11 max-md:self-end max-md:justify-self-end md:whitespace-nowrap')}>
                {isNew && (
                  <button
                    type="button"
                    aria-label={t.remove(label)}
                    onClick={() => set(dropVariants(product, values, [sku]))}
                    className={classNames(iconButton, 'pointer-fine:h-9')}
                  >
                    <Trash2 size={18} />
                  </button>
                )}
                <button
                  type="button"
                  aria-label={words.labelled(t.more, label)}
                  aria-expanded={isOpen}
                  aria-controls={detailsId}
                  onClick={() => toggle(sku, !isOpen)}
                  className={classNames(iconButton, 'pointer-fine:h-9')}
                >
                  <ChevronDown size={18} className={isOpen ? 'rotate-180' : ''} />
                </button>
              </td>
            </tr>
            <tr id={detailsId} hidden={!isOpen} className="max-md:block">
              {isOpen && (
                <td colSpan={codes.length + cellColumns.length + 3} className="pb-4 max-md:block">
                  <div className="flex flex-col gap-4 rounded-control bg-sunken p-4">
                    <SalePeriod sku={sku} {...props} />
                    <div className="grid gap-4 sm:grid-cols-2">
                      <Identifiers {...props} sku={sku} without={cellColumns} note={t.optional} />
                    </div>
                    <VariantCustomFields sku={sku} {...props} />
                    {!isNew && (
                      <>
                        <PriceFacts form={form} sku={sku} />
                        <Disclosure title={t.movements}>
                          {() => <Movements sku={sku} version={product.version} />}
                        </Disclosure>
                      </>
                    )}
                  </div>
                </td>
              )}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
