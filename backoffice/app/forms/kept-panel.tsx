import { Button } from '@vitrine/ui/button.tsx';
import { Panel } from '@vitrine/ui/panel.tsx';
import { momentText } from '../format/moment.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';
import { History } from '../ui/icons.ts';

interface KeptPanelProps {
  at: string;
  onRestore: () => void;
  onDrop: () => void;
}

/** Work of an earlier visit that was not saved. */
export function KeptPanel({ at, onRestore, onDrop }: KeptPanelProps) {
  const t = useMessages(productMessages);
  return (
    <Panel tone="info" icon={<History />}>
      <p className="font-semibold text-strong">{t.keptTitle}</p>
      <p className="text-small text-second">{t.keptText(momentText(at, useLocale()))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onRestore}>{t.restore}</Button>
        <Button kind="secondary" onClick={onDrop}>
          {t.drop}
        </Button>
      </div>
    </Panel>
  );
}
