import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { closeModal } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { useMay } from '../../session/profile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportNotes } from './import-notes.tsx';
import { useUndoImport } from './import-queries.ts';

export function ImportResult({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const mayUndo = useMay('catalog.w');
  const maySee = useMay('activity.r');
  const [isAsking, setAsking] = useState(false);
  const [isUndone, setUndone] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <Panel tone="info" icon={<CircleCheck className="text-success" />}>
          <p className="font-semibold text-strong">{isUndone ? t.undone : t.doneTitle}</p>
          {job.changeId === null && <p>{t.doneNothing}</p>}
        </Panel>
      </div>
      <ImportCounts job={job} />
      <ImportNotes job={job} />
      {job.changeId !== null && (
        <div className="flex flex-wrap items-center gap-4">
          {mayUndo && !isUndone && !isPersonal(job.format) && (
            <Button kind="secondary" onClick={() => setAsking(true)}>
              {t.undo}
            </Button>
          )}
          {maySee && (
            <Link to="/activity" className={linkClassName}>
              {t.activity}
            </Link>
          )}
        </div>
      )}
      {isAsking && job.changeId !== null && (
        <UndoDialog changeId={job.changeId} onUndone={() => setUndone(true)} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

interface UndoDialogProps {
  changeId: number;
  onUndone: () => void;
  onClose: () => void;
}

function UndoDialog({ changeId, onUndone, onClose }: UndoDialogProps) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const undo = useUndoImport(changeId);
  const run = () => {
    if (undo.isPending) return;
    undo.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t.undone });
        onUndone();
        onClose();
      },
    });
  };
  return (
    <Dialog title={t.undoTitle} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{t.undoText}</p>
        <FormError message={undo.error && errorText(undo.error)} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={closeModal}>
            {t.cancel}
          </Button>
          <Button aria-busy={undo.isPending} onClick={run}>
            {t.undoNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
