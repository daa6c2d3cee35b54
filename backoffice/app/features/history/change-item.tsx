import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { momentText } from '../../format/moment.ts';
import { actorText, personLines } from '../../format/names.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { activityMessages } from '../../messages/en/history.ts';
import { listMessages } from '../../messages/en/layout.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeEntries } from '../../ui/change-entries.tsx';
import { textButtonClassName } from '../../ui/class-names.ts';
import { LoadFailed } from '../../ui/loaded.tsx';
import { actionText } from './action-text.ts';
import { useChange } from './change-queries.ts';

interface ChangeItemProps {
  change: Change;
  mayUndo: boolean;
  onUndo: () => void;
}

export function ChangeItem({ change, mayUndo, onUndo }: ChangeItemProps) {
  const t = useMessages(activityMessages);
  const words = useMessages(listMessages);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const whole = useChange(change.id, isWhole);
  const entries = whole.data?.entries ?? change.entries;
  const hidden = change.entriesTotal - entries.length;
  return (
    <li className="grid gap-x-5 gap-y-1 py-2.5 md:grid-cols-[10rem_12rem_minmax(0,1fr)_auto]">
      <time dateTime={change.at} className="tabular text-small text-strong">
        {momentText(change.at, locale)}
      </time>
      <div className="min-w-0 text-small">
        {personLines(actorText(change.actor, t.programs)).map((line) => (
          <span key={line} className="block wrap-anywhere text-second">
            {line}
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <p className="break-words text-strong">{actionText(change.action, t.actions)}</p>
        <ChangeEntries entries={entries} isCompact />
        {whole.error && <LoadFailed error={whole.error} onRetry={whole.refetch} />}
        {hidden > 0 && (
          <button
            type="button"
            aria-busy={whole.isFetching}
            onClick={() => setWhole(true)}
            className={textButtonClassName}
          >
            {words.named(t.more(hidden))} {t.showAll}
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:flex-col md:items-end">
        {change.unfinished && <Badge tone="warn">{t.unfinished}</Badge>}
        {change.undoes !== null && <Badge tone="info">{t.undoes(change.undoes)}</Badge>}
        {change.undoneBy !== null && <Badge>{t.undone(change.undoneBy)}</Badge>}
        {change.canUndo && mayUndo && (
          <Button kind="secondary" aria-label={t.undoThis(change.id)} onClick={onUndo} className="px-4">
            {t.undo}
          </Button>
        )}
      </div>
    </li>
  );
}
