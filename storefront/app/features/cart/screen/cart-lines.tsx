import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { CartLineRow } from './cart-line.tsx';

interface CartLinesProps {
  lines: CartLine[];
  compact?: boolean;
  /** SKU of the line that was just added; it is listed first. */
  added?: string | null;
}

export function CartLines({ lines, compact = false, added = null }: CartLinesProps) {
  const t = useMessages(cartScreenMessages);
  const isAdded = ({ sku }: CartLine) => sku === added;
  const sorted = [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line))];
  return (
    <ul aria-label={t.lines} className="divide-y divide-line">
      {sorted.map((line) => (
        <CartLineRow key={line.cartItemId} line={line} compact={compact} isNew={isAdded(line)} />
      ))}
    </ul>
  );
}
