import { Button } from '@vitrine/ui/button.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { fieldId } from './field-id.ts';
import type { Clash, FormValue, FormValues } from './form-values.ts';

export interface MergeSheetProps {
  title: string;
  /** For values that are not shown as they are stored. */
  valueText?: ((key: string, value: FormValue) => string | undefined) | undefined;
  labelOf: (key: string) => string;
  clashes: readonly Clash[];
  onChoose: (chosen: FormValues) => void;
  onClose: () => void;
}

/** Fields that two people changed differently: for each, whose value stays. */
export function MergeSheet({ title, valueText, labelOf, clashes, onChoose, onClose }: MergeSheetProps) {
  const t = useMessages(productMessages);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const textOf = (value: FormValue): ReactNode => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'string') return value.trim() || t.empty;
    if (value.length === 0) return t.empty;
    return value.map((one) =>
      typeof one === 'string' || 'sku' in one ? (
        <span key={typeof one === 'string' ? one : one.sku} className="block">
          {typeof one === 'string' ? one : one.sku}
        </span>
      ) : (
        <span key={one.hash} className="flex items-center gap-2 py-0.5">
          <Thumbnail image={one.url} size={32} />
          {one.name}
        </span>
      ),
    );
  };
  const choose = (key: string, isTheirs: boolean) =>
    setTheirs((before) => {
      const others = [...before].filter((one) => one !== key);
      return new Set(isTheirs ? [...others, key] : others);
    });
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="mb-4 text-second">{t.mergeText}</p>
      <div className="flex flex-col gap-5">
        {clashes.map(({ key, mine, theirs: other }) => (
          <fieldset key={key} className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1 font-medium text-strong">{labelOf(key)}</legend>
            {(
              [
                [t.mine, mine, false],
                [t.theirs, other, true],
              ] as const
            ).map(([label, value, isTheirs]) => (
              <RadioCard
                key={label}
                name={fieldId(`merge:${key}`)}
                title={label}
                text={
                  <span className="break-words whitespace-pre-line">{valueText?.(key, value) ?? textOf(value)}</span>
                }
                isChosen={theirs.has(key) === isTheirs}
                onChoose={() => choose(key, isTheirs)}
              />
            ))}
          </fieldset>
        ))}
        <Button
          className="w-full"
          onClick={() =>
            onChoose(
              Object.fromEntries(clashes.map(({ key, mine, theirs: other }) => [key, theirs.has(key) ? other : mine])),
            )
          }
        >
          {t.mergeSave}
        </Button>
      </div>
    </Sheet>
  );
}
