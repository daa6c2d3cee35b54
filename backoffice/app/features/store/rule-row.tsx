import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown, Trash2 } from '@vitrine/ui/icons.ts';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';

export const replaceAt = <T,>(list: readonly T[], index: number, next: T): T[] =>
  list.map((one, at) => (at === index ? next : one));

export const withoutAt = <T,>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

interface RuleRowProps {
  title: string;
  /** The rule as text, a line for each of its parts. */
  lines: readonly string[];
  /** One of its fields cannot be saved as it is. */
  isWrong: boolean;
  isNew: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** A rule as text. Its fields are shown when it is pressed, is new, or has an issue. */
export function RuleRow({ title, lines, isWrong, isNew, onRemove, children }: RuleRowProps) {
  const t = useMessages(salesRulesMessages);
  const [isOpen, setOpen] = useState(isNew);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <li className="border-b border-line pb-2 last:border-0">
      <div className="flex items-start gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-start justify-between gap-3 rounded-control py-2 text-left hover:bg-tint"
        >
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="font-semibold text-strong">{title}</span>
            {!isOpen &&
              lines.map((line) => (
                <span key={line} className="tabular text-small text-second">
                  {line}
                </span>
              ))}
          </span>
          <ChevronDown className={classNames('shrink-0 transition-transform duration-240', isOpen && 'rotate-180')} />
        </button>
        <button type="button" aria-label={t.removeRule(title)} onClick={onRemove} className={iconButton}>
          <Trash2 size={20} />
        </button>
      </div>
      {isOpen && <div className="flex flex-col gap-4 pt-2 pb-3">{children}</div>}
    </li>
  );
}
