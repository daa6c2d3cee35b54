import { useState } from 'react';
import type { FormPatch } from '../../../../forms/form-values.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { textButtonClassName } from '../../../../ui/class-names.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { skusOf } from '../form/check-form.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { fillDown, isUntouched, pasteCells, replacedBy } from './cell-grid.ts';
import { VariantsTable } from './variants-table.tsx';

/** Cells that were filled at once, which can be taken back until somebody types into one of them. */
interface FilledCells {
  readonly text: string;
  readonly before: FormPatch;
  readonly after: FormPatch;
}

export function VariantsSection(props: EditorProps) {
  const { form, readOnly } = props;
  const t = useMessages(productMessages);
  const { product, values, set } = form;
  const [filled, setFilled] = useState<FilledCells | null>(null);
  const skus = skusOf(product, values);
  const fill = (after: FormPatch, textOf: (count: number) => string) => {
    const count = Object.keys(after).length;
    if (count === 0) return;
    setFilled({ text: textOf(count), before: replacedBy(after, values), after });
    set(after);
  };
  const shown = filled && isUntouched(filled.after, values) ? filled : null;
  return (
    <FoldSection name="variants" title={t.variants}>
      <VariantsTable
        {...props}
        onPaste={(at, cells) => fill(pasteCells(skus, at, cells), t.pastedCells)}
        onFill={(at) => fill(fillDown(skus, at, values), t.filledCells)}
      />
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-x-4 text-small text-muted">
          <p className="max-md:hidden">{t.cellsHint}</p>
          <p role="status" className="ml-auto text-second">
            {shown?.text}
          </p>
          {shown && (
            <button type="button" onClick={() => set(shown.before)} className={textButtonClassName}>
              {t.takeBack}
            </button>
          )}
        </div>
      )}
    </FoldSection>
  );
}
