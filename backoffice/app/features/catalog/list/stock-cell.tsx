import { ApiError } from '@vitrine/contract/domain-error.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';
import type { CatalogChanges } from '../catalog-queries.ts';
import { EditCell } from './edit-cell.tsx';
import { MAX_STOCK, readStock } from './typed-values.ts';

interface StockCellProps {
  sku: string;
  /** The name of the product or variant, for screen readers. */
  name: string;
  stock: number;
  readOnly: boolean;
  changes: CatalogChanges;
  onSaved: (text: string) => void;
  className?: string;
}

/** Counted stock. When an order has taken pieces meanwhile, the new number is shown and the person decides. */
export function StockCell({ sku, name, stock, readOnly, changes, onSaved, className }: StockCellProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const [conflict, setConflict] = useState<{ now: number; typed: number } | null>(null);
  const [round, setRound] = useState(0);
  const put = async (typed: number, expected: number) => {
    try {
      await changes.stock(sku, typed, expected);
      setConflict(null);
      onSaved(t.saved(t.stock, name));
      return null;
    } catch (error) {
      const now =
        error instanceof ApiError && error.code === 'stock.changed' ? Number(error.details.stock) : Number.NaN;
      if (!Number.isSafeInteger(now)) throw error;
      setConflict({ now, typed });
      return t.stockChanged(now, typed);
    }
  };
  const save = async (text: string) => {
    const read = readStock(text);
    if ('stock' in read) return put(read.stock, conflict?.now ?? stock);
    return read.issue === 'much' ? t.stockTooMuch(MAX_STOCK.toLocaleString(locale)) : t.stockWrong;
  };
  const setAnyway = async () => {
    if (!conflict) return;
    try {
      if ((await put(conflict.typed, conflict.now)) === null) startAgain();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  /** A new cell shows the stored number again, and has the focus of the question. */
  const startAgain = () => {
    setConflict(null);
    setRound((before) => before + 1);
  };
  return (
    <EditCell
      key={round}
      label={t.cell(t.stock, name)}
      value={String(stock)}
      column="stock"
      inputMode="numeric"
      isRight
      readOnly={readOnly}
      takesFocus={round > 0}
      className={classNames(stock === 0 && 'font-semibold text-error', className)}
      save={save}
      errorText={errorText}
      onRestore={() => setConflict(null)}
      {...(conflict && {
        question: (
          <div className="mt-1 flex flex-col gap-1 text-left text-micro">
            <p className="font-medium text-error">{t.stockChanged(conflict.now, conflict.typed)}</p>
            <div className="flex flex-wrap gap-x-4">
              <button type="button" className={textButtonClassName} onClick={setAnyway}>
                {t.setStock(conflict.typed)}
              </button>
              <button
                type="button"
                className={textButtonClassName}
                onClick={() => {
                  changes.reload();
                  startAgain();
                }}
              >
                {t.keepStock(conflict.now)}
              </button>
            </div>
          </div>
        ),
      })}
    />
  );
}
