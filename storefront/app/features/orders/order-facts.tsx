import { formatAddress, generalFormat } from '@vitrine/contract/address/address-format.ts';
import type { Address, Order } from '@vitrine/contract/orders/orders-shapes.ts';
import type { ReactNode } from 'react';
import { amountLines, grandTotal } from '../../format/totals.ts';
import { formatDay, writeMoney } from '../../format/values.ts';
import { languageAttributes } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { AmountList } from '../../ui/amount-list.tsx';

/** Totals, delivery and payment. */
export function OrderFacts({ order, children }: { order: Order; children?: ReactNode }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const write = (amount: number) => writeMoney(amount, order.currency, language);
  const delivery = written(order.delivery);
  const billing = written(order.billing);
  return (
    <section aria-labelledby="order-summary" className="flex flex-col gap-5 rounded-panel bg-sunken p-5 lg:p-6">
      <h2 id="order-summary" className="text-h3">
        {t.summary}
      </h2>
      <AmountList lines={amountLines(order.totals, t, write)} total={grandTotal(order.totals)} />
      {order.refunded > 0 && (
        <p className="tabular -mt-2 flex justify-between gap-4 text-second">
          {t.refunded}
          <span className="text-strong">{writeMoney(order.refunded, order.currency, language)}</span>
        </p>
      )}
      <Fact title={t.delivery}>
        <Lines lines={delivery} />
        {order.shippingName && <p className="mt-2">{order.shippingName}</p>}
        {order.expectedDelivery && <p>{t.deliveryBy(formatDay(order.expectedDelivery, language))}</p>}
        {order.tracking && <Tracking tracking={order.tracking} label={t.tracking} />}
      </Fact>
      {billing.join() !== delivery.join() && (
        <Fact title={t.billing}>
          <Lines lines={billing} />
        </Fact>
      )}
      <Fact title={t.payment}>
        <p>{order.paymentName}</p>
      </Fact>
      {order.comments && (
        <Fact title={t.notes}>
          <p className="break-words whitespace-pre-line">{order.comments}</p>
        </Fact>
      )}
      {order.fields?.map(({ code, name, lang, attributeValues }) => (
        <Fact key={code} title={name} titleLanguage={languageAttributes(lang, language)}>
          {attributeValues.map((value) => (
            <p
              key={value.code}
              {...languageAttributes(value.lang, language)}
              className="break-words whitespace-pre-line"
            >
              {value.name}
            </p>
          ))}
        </Fact>
      ))}
      {children}
    </section>
  );
}

/** Other servers send no lines. */
const written = (address: Address): string[] => [
  ...(address.lines ??
    formatAddress({ ...address, state: address.provinceName ?? address.stateProvince }, generalFormat(false))),
  ...(address.phone ? [address.phone] : []),
];

interface FactProps {
  title: string;
  /** A name that the merchant has chosen may be in another language. */
  titleLanguage?: ReturnType<typeof languageAttributes>;
  children: ReactNode;
}

const Fact = ({ title, titleLanguage, children }: FactProps) => (
  <div className="border-t border-line pt-4 text-second">
    <h3 {...titleLanguage} className="mb-1 font-sans text-small font-semibold">
      {title}
    </h3>
    {children}
  </div>
);

const Lines = ({ lines }: { lines: string[] }) => (
  <address className="not-italic">
    {lines.map((line) => (
      <span key={line} className="block break-words">
        {line}
      </span>
    ))}
  </address>
);

const Tracking = ({ tracking, label }: { tracking: NonNullable<Order['tracking']>; label: string }) => (
  <p className="mt-2">
    {label}{' '}
    {tracking.url ? (
      <a href={tracking.url} rel="noreferrer" className="font-medium text-link underline underline-offset-4">
        {tracking.number}
      </a>
    ) : (
      <span className="text-strong">{tracking.number}</span>
    )}
  </p>
);
