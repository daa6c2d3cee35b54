import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Block } from '../../../ui/section.tsx';

/** Shown once the order is shipped. */
export function OrderTracking({ order: { tracking, state } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const words = useMessages(listMessages);
  if (!tracking)
    return state === 'shipped' ? (
      <Block title={t.tracking}>
        <p className="text-second">{t.noTracking}</p>
      </Block>
    ) : null;
  return (
    <Block
      title={t.tracking}
      end={
        <CopyButton
          text={tracking.number}
          label={words.copy(t.trackingNumber)}
          doneLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      }
    >
      <p className="tabular break-all text-strong">{tracking.number}</p>
      {tracking.url && (
        <a href={tracking.url} target="_blank" rel="noreferrer" className={linkClassName}>
          {t.follow}
        </a>
      )}
    </Block>
  );
}
