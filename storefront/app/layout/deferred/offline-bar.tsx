import { WifiOff } from '@vitrine/ui/icons.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { offlineMessages } from '../../messages/en/layout.ts';
import { onOfflineCopy } from './offline-copies.ts';

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBar() {
  const t = useMessages(offlineMessages);
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const [isCopy, setCopy] = useState(false);
  useEffect(() => onOfflineCopy(setCopy), []);
  return (
    <div role="status">
      {(!isOnline || isCopy) && (
        <p className="flex items-center justify-center gap-2 bg-warn-back px-4 py-2 text-small text-warn">
          <WifiOff size={18} />
          {isOnline ? t.copy : t.offline}
        </p>
      )}
    </div>
  );
}
