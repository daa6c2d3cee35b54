import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../i18n/use-language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { onWaitingChanges, waitingChanges } from '../state/waiting-changes.ts';
import { waitingMessages } from '../state/waiting-messages.ts';

/** Tells the shopper that changes are not sent yet. */
export function WaitingNote() {
  const t = useMessages(waitingMessages);
  const count = useSyncExternalStore(onWaitingChanges, () => waitingChanges().length);
  if (count === 0) return null;
  return (
    <Panel tone="warn" className="mt-4 mb-4" icon={<CloudOff className="shrink-0 text-warn" />}>
      {t.waiting(count)}
    </Panel>
  );
}
