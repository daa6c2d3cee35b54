import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { CircleCheck, ReceiptText, TriangleAlert } from '@vitrine/ui/icons.ts';
import { errorMessage } from '../../api/error-message.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { FindOrderLinks } from './find-order-links.tsx';
import { OrderNumber } from './order-number.tsx';

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

/** All that is known of a guest's order where the server shows orders to customers only. */
export function OrderReceived({ id }: { id: number }) {
  const t = useMessages(orderMessages);
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck size={56} className="-ml-1 text-success" />
      <h1 className="text-h1">{t.stepOrdered}</h1>
      <OrderNumber number={String(id)} />
      <p className="text-lead text-second">{t.mailSentUnnamed}</p>
      <LocalLink to="/category/all" className={buttonClassName()}>
        {t.continueShopping}
      </LocalLink>
    </div>
  );
}

/** The order does not exist or belongs to somebody else; the text is the same for both. */
export function OrderUnknown({ returnTo }: { returnTo: string }) {
  const t = useMessages(orderMessages);
  return (
    <>
      <h1 className="sr-only">{t.order}</h1>
      <EmptyState icon={<ReceiptText size={56} />} title={t.unknown}>
        <p>{t.unknownText}</p>
        <FindOrderLinks returnTo={returnTo} isMain />
      </EmptyState>
    </>
  );
}
