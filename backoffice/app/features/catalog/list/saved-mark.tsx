import { Check, RotateCcw } from '@vitrine/ui/icons.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';

/** As long as Undo stays in reach. */
const SHOWN_MS = 10_000;

/** Remembers the last saved value until it is undone, changed again or old. `before`: the value that Undo brings back. */
export function useSavedMark<T>() {
  const [saved, setSaved] = useState<{ readonly before: T | null } | null>(null);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  return { saved, setSaved };
}

/** A tick, and Undo where there is something to take back. `label` names the field. */
export function SavedMark({ label, onUndo }: { label: string; onUndo: (() => void) | null }) {
  const t = useMessages(productsMessages);
  return (
    <span className="flex items-center">
      <Check className="text-success" size={18} />
      {onUndo && (
        <button
          type="button"
          title={t.undo}
          aria-label={t.undoOf(label)}
          onClick={onUndo}
          className="flex size-9 items-center justify-center rounded-control text-link hover:bg-tint pointer-fine:size-7"
        >
          <RotateCcw size={16} />
        </button>
      )}
    </span>
  );
}
