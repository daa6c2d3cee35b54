import { classNames } from '@vitrine/ui/class-names.ts';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { listMessages } from '../../../../messages/en/layout.ts';
import { cellEdge } from '../../list/edit-cell.tsx';
import { variantKey } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { type CellPlace, cellColumns, cellsIn } from './cell-grid.ts';

interface VariantCellProps extends EditorProps {
  sku: string;
  at: CellPlace;
  /** Names the column and the variant. */
  label: string;
  isLast: boolean;
  onPaste: (at: CellPlace, cells: string[][]) => void;
  onFill: (at: CellPlace) => void;
}

const cellAt = (table: HTMLElement | null, { row, column }: CellPlace) =>
  table?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);

/** A value of the table that is typed as in a spreadsheet: arrows and Enter go on, Escape restores, Ctrl and D fill down. */
export function VariantCell({ sku, at, label, isLast, onPaste, onFill, ...props }: VariantCellProps) {
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  const { form, issueOf, readOnly } = props;
  const key = variantKey(at.column, sku);
  const issue = issueOf(key);
  const value = textIn(form.values, key);
  const isOut = at.column === 'stock' && value.trim() === '0';
  const before = useRef(value);
  const goTo = (input: HTMLInputElement, down: number, right: number): boolean => {
    const column = cellColumns[cellColumns.indexOf(at.column) + right];
    const next = column && cellAt(input.closest('table'), { row: at.row + down, column });
    next?.focus();
    next?.select();
    return Boolean(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input, key: pressed, shiftKey } = event;
    if (event.nativeEvent.isComposing) return;
    const isFilling = pressed.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    const isAll = input.selectionEnd === value.length && input.selectionStart === 0;
    if (pressed === 'Enter' || isFilling) event.preventDefault();
    if (isFilling && !readOnly) onFill(at);
    else if (pressed === 'Enter') goTo(input, shiftKey ? -1 : 1, 0);
    else if (pressed === 'Escape' && value !== before.current) {
      event.preventDefault();
      form.set({ [key]: before.current });
    } else if (!shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const isStart = isAll || input.selectionEnd === 0;
      const isEnd = isAll || input.selectionStart === value.length;
      const didGo =
        (pressed === 'ArrowUp' && goTo(input, -1, 0)) ||
        (pressed === 'ArrowDown' && goTo(input, 1, 0)) ||
        (pressed === 'ArrowLeft' && isStart && goTo(input, 0, -1)) ||
        (pressed === 'ArrowRight' && isEnd && goTo(input, 0, 1));
      if (didGo) event.preventDefault();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const cells = readOnly ? null : cellsIn(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    onPaste(at, cells);
  };
  return (
    <>
      <div className="group/cell relative">
        <input
          id={fieldId(key)}
          data-cell={`${at.row} ${at.column}`}
          aria-label={label}
          aria-invalid={issue !== null}
          aria-describedby={issue ? `${fieldId(key)}-issue` : undefined}
          value={value}
          placeholder="–"
          readOnly={readOnly}
          inputMode={at.column === 'price' || at.column === 'salePrice' ? 'decimal' : 'numeric'}
          autoComplete="off"
          onFocus={() => {
            before.current = value;
          }}
          onKeyDown={press}
          onPaste={paste}
          onChange={({ target }) => form.set({ [key]: target.value })}
          className={classNames(
            'tabular h-11 w-full min-w-0 rounded-control px-2 placeholder:text-muted pointer-fine:h-9 md:text-right',
            isOut ? 'font-semibold text-error' : 'text-body',
            cellEdge(issue !== null, form.changed.includes(key)),
          )}
        />
        {!readOnly && !isLast && (
          <button
            type="button"
            tabIndex={-1}
            title={t.fillDown}
            aria-label={words.labelled(t.fillDown, label)}
            // The cell keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onFill(at)}
            className="absolute inset-y-px left-px flex w-6 items-center justify-center rounded-control bg-surface text-link opacity-0 group-focus-within/cell:opacity-100 hover:bg-tint max-md:right-px max-md:left-auto"
          >
            <ChevronDown size={16} />
          </button>
        )}
      </div>
      <FieldIssue id={fieldId(key)} issue={issue} />
    </>
  );
}
