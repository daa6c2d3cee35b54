import { Button } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { errorText } from '../api/error-text.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/state.ts';

/** In place of a block that could not be loaded. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useMessages(stateMessages);
  const { language } = useLanguageChoice();
  return (
    <div role="alert">
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-semibold text-strong">{t.failed}</p>
        <p className="mb-3 text-second">{errorText(error, language)}</p>
        <Button kind="secondary" onClick={() => onRetry()}>
          {t.retry}
        </Button>
      </Panel>
    </div>
  );
}
