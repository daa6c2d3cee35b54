import { Copy } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';

/** Large, because people write it down. */
export function OrderNumber({ number }: { number: string }) {
  const t = useMessages(orderMessages);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // The clipboard needs https; without it the number can be selected.
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div>
      <p className="text-small text-second">{t.numberLabel}</p>
      <p className="flex items-center gap-1">
        <span className="tabular text-price-lg font-semibold text-strong select-all">{number}</span>
        <button
          type="button"
          aria-label={t.copy}
          onClick={copy}
          className="no-print needs-script inline-flex size-11 items-center justify-center rounded-control text-link hover:bg-tint"
        >
          <Copy size={20} />
        </button>
        <span role="status" className="text-small text-success">
          {isCopied && t.copied}
        </span>
      </p>
    </div>
  );
}
