import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useMessages } from '../i18n/use-language.ts';
import { buttonLook } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { recallInterrupted, rememberInterrupted } from './interrupted-loading.ts';
import { layoutMessages } from './layout-messages.ts';

const patience = 120_000;

/** Says that a page did not load: its code could not be fetched, or it took longer than two minutes. */
export function LoadingFailure() {
  const t = useMessages(layoutMessages);
  const { location } = useNavigation();
  const pendingPath = location ? createPath(location) : null;
  const [failedPath, setFailedPath] = useState<string | null>(null);

  useEffect(() => setFailedPath(recallInterrupted()), []);

  useEffect(() => {
    if (!pendingPath) return;
    setFailedPath(null);
    const timer = setTimeout(() => setFailedPath(pendingPath), patience);
    const remember = () => rememberInterrupted(pendingPath);
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', remember);
    };
  }, [pendingPath]);

  return (
    <div role="alert" className="container">
      {failedPath && (
        <Panel tone="error" className="mt-4" icon={<TriangleAlert className="shrink-0 text-error" />}>
          <p className="font-semibold text-strong">{t.loadingFailed}</p>
          <p className="mt-1">{t.loadingFailedText}</p>
          <a href={failedPath} className={buttonLook('secondary', 'mt-4')}>
            {t.tryAgain}
          </a>
        </Panel>
      )}
    </div>
  );
}
