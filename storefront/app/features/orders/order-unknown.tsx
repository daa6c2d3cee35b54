import { buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { ReceiptText } from '@vitrine/ui/icons.ts';
import { useHasCall } from '../../api/absent-calls.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/order.ts';

/** The order does not exist or belongs to somebody else; the text is the same for both. */
export function OrderUnknown({ returnTo }: { returnTo: string }) {
  const t = useMessages(orderMessages);
  return (
    <>
      <h1 className="sr-only">{t.order}</h1>
      <EmptyState icon={<ReceiptText size={56} />} title={t.unknown}>
        <p>{t.unknownText}</p>
        <LocalLink to={`/login?return=${encodeURIComponent(returnTo)}`} className={buttonClassName()}>
          {t.login}
        </LocalLink>
        {useHasCall('requestOrderLink') && (
          <LocalLink to="/track-order" className={buttonClassName('secondary')}>
            {t.track}
          </LocalLink>
        )}
        <LocalLink to="/contact" className={buttonClassName('quiet')}>
          {t.contact}
        </LocalLink>
      </EmptyState>
    </>
  );
}
