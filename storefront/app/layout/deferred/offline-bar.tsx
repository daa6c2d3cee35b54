import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { onOfflineCopy } from './offline-copies.ts';

const offlineMessages = defineMessages(
  {
    offline: 'You are offline. Some pages may be out of date.',
    copy: 'You are viewing a saved copy. Prices may have changed.',
  },
  {
    offline: 'Vous êtes hors ligne. Certaines pages ne sont peut-être pas à jour.',
    copy: 'Vous consultez une copie enregistrée. Les prix ont pu changer.',
  },
);

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
