import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { activityMessages } from '../../messages/en/history.ts';
import { listMessages } from '../../messages/en/layout.ts';
import { ChangeEntries, LeftEntries } from '../../ui/change-entries.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useUndo, useUndoPreview } from './change-queries.ts';

/** Shows what an undo changes before it does, or why it is not possible. */
export function UndoSheet({ change, onClose }: { change: Change; onClose: () => void }) {
  const t = useMessages(activityMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const preview = useUndoPreview(change.id);
  const undo = useUndo(change.id);
  const left = preview.data?.left ?? [];
  const run = () => {
    if (undo.isPending) return;
    undo.mutate(left.length > 0, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t.undoDone });
        onClose();
      },
    });
  };
  const error = preview.error ?? undo.error;
  return (
    <Sheet title={t.undoTitle} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {error ? (
          <>
            <FormError message={errorText(error)} />
            <Button kind="secondary" onClick={onClose}>
              {words.close}
            </Button>
          </>
        ) : (
          <Loaded query={preview} rows={3}>
            {left.length > 0 && (
              <div role="status" className="rounded-control bg-warn-back p-3 text-warn">
                <p className="font-medium">{t.undoLeft}</p>
                <LeftEntries entries={left} />
              </div>
            )}
            <p>{left.length > 0 ? t.undoRest : t.undoText}</p>
            <ChangeEntries entries={preview.data?.entries ?? []} />
            <Button onClick={run} aria-busy={undo.isPending}>
              {undo.isPending && <Spinner size={20} />}
              {undo.isPending ? t.saving : t.undoSend}
            </Button>
          </Loaded>
        )}
      </div>
    </Sheet>
  );
}
