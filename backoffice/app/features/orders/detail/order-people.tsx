import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Mail, Phone } from '@vitrine/ui/icons.ts';
import { languageText } from '../../../format/names.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Block } from '../../../ui/section.tsx';

/** The customer and the addresses. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const words = useMessages(listMessages);
  const locale = useLocale();
  const delivery = order.deliveryAddress;
  const billing = order.billingAddress;
  const isSame = delivery.join('\n') === billing.join('\n');
  return (
    <>
      <Block title={t.customer}>
        <p className="font-medium text-strong">{order.customer}</p>
        <div className="flex items-center gap-1">
          <a href={`mailto:${order.email}`} className={`${linkClassName} min-w-0 break-all`}>
            <Mail size={18} />
            {order.email}
          </a>
          <Copy text={order.email} what={t.email} />
        </div>
        {order.phone && (
          <div className="flex items-center gap-1">
            <a
              href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}
              aria-label={t.call(order.phone)}
              className={`${linkClassName} tabular`}
            >
              <Phone size={18} />
              {order.phone}
            </a>
            <Copy text={order.phone} what={t.phone} />
          </div>
        )}
        <p className="text-small text-second">
          {words.named(t.language)} {languageText(order.language, locale)}
        </p>
        {order.comment && (
          <div className="mt-3 rounded-control bg-sunken p-3">
            <p className="text-small font-medium text-strong">{t.comment}</p>
            <p className="whitespace-pre-line break-words">{order.comment}</p>
          </div>
        )}
      </Block>
      <Address title={t.deliveryAddress} lines={delivery} note={order.delivery} />
      {isSame ? (
        <Block title={t.billingAddress}>
          <p className="text-second">{t.sameAddress}</p>
        </Block>
      ) : (
        <Address title={t.billingAddress} lines={billing} />
      )}
    </>
  );
}

function Address({ title, lines, note }: { title: string; lines: readonly string[]; note?: string }) {
  return (
    <Block title={title} end={<Copy text={lines.join('\n')} what={title} />}>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {note && <p className="mt-1 text-small text-second">{note}</p>}
    </Block>
  );
}

function Copy({ text, what }: { text: string; what: string }) {
  const t = useMessages(listMessages);
  return <CopyButton text={text} label={t.copy(what)} doneLabel={t.copied} failedLabel={t.copyFailed} />;
}
