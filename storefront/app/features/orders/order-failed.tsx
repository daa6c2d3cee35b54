import { Button } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';

/** The order could not be loaded. */
export function OrderFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  return (
    <>
      <h1 className="sr-only">{t.order}</h1>
      <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
        <p>{errorMessage(error, language)}</p>
        <Button onClick={onRetry}>{t.retry}</Button>
      </EmptyState>
    </>
  );
}
