import type { CartLine } from '@vitrine/contract/cart-shapes.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '../../i18n/use-language.ts';
import { cartScreenMessages } from './cart-screen-messages.ts';

/** What changed since the shopper last set the line; never silently. */
export function LineNotices({ line: { notices } }: { line: CartLine }) {
  const t = useMessages(cartScreenMessages);
  if (notices.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 rounded-control bg-warn-back px-3 py-2 text-small text-warn">
      {notices.map(({ code, message, before, after }) => (
        <li key={code} className="flex items-start gap-2">
          <TriangleAlert className="mt-px" size={18} />
          <span>{before && after ? t.priceWas(before, after) : message}</span>
        </li>
      ))}
    </ul>
  );
}
