import { CircleAlert, CircleCheck, Clock } from '@vitrine/ui/icons.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import type { Availability } from '../card/card.ts';

interface StockLineProps {
  availability: Availability;
  quantity: number;
  /** Whether another variant is available. */
  hasOthers: boolean;
  /** The day of a pre-order in words; empty for other products. */
  expectedDay: string;
}

const looks: Record<Availability, { icon: typeof Clock; colour: string }> = {
  'in-stock': { icon: CircleCheck, colour: 'text-success' },
  low: { icon: Clock, colour: 'text-warn' },
  'out-of-stock': { icon: CircleAlert, colour: 'text-second' },
  'pre-order': { icon: Clock, colour: 'text-warn' },
};

export function StockLine({ availability, quantity, hasOthers, expectedDay }: StockLineProps) {
  const t = useMessages(productMessages);
  // The button says it already.
  if (availability === 'out-of-stock' && !hasOthers) return null;
  const { icon: Icon, colour } = looks[availability];
  const labels: Record<Availability, string> = {
    'in-stock': t.inStock,
    low: t.low(quantity),
    'out-of-stock': t.chooseOther,
    'pre-order': expectedDay ? t.expected(expectedDay) : t.preOrder,
  };
  return (
    <p role="status" className={`flex items-start gap-2 text-small font-medium ${colour}`}>
      <Icon className="mt-px shrink-0" size={18} />
      {labels[availability]}
    </p>
  );
}
