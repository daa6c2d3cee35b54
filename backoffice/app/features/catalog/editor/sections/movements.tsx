import type { StockMovement } from '@vitrine/contract/product-editing/edited-product.ts';
import { Link } from 'react-router';
import { momentText } from '../../../../format/moment.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { useMay } from '../../../../session/profile.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { useMovements } from '../product-queries.ts';

/** Shows the changes of a variant's stock, newest first. */
export function Movements({ sku, version }: { sku: string; version: string }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const mayReadOrders = useMay('orders.r');
  const query = useMovements(sku, version);
  const reasons: Record<StockMovement['reason'], string> = {
    file: t.reasonFile,
    merchant: t.reasonStaff,
    ordered: t.reasonOrdered,
    returned: t.reasonReturned,
    merged: t.reasonMerged,
  };
  const movements = query.data?.movements ?? [];
  return (
    <Loaded query={query} rows={3}>
      {movements.length === 0 ? (
        <p className="text-small text-muted">{t.noMovements}</p>
      ) : (
        <ul className="divide-y divide-line text-small">
          {movements.map(({ at, quantity, reason, orderId }) => (
            <li key={`${at} ${reason} ${orderId} ${quantity}`} className="flex flex-wrap items-baseline gap-x-4 py-1.5">
              <span className="tabular w-12 text-right font-medium text-strong">
                {quantity > 0 ? `+${quantity}` : `−${-quantity}`}
              </span>
              <span className="flex-1">
                {orderId !== null && mayReadOrders ? (
                  <Link to={`/orders/${orderId}`} className="text-link underline underline-offset-4 hover:no-underline">
                    {reasons[reason]} ({orderId})
                  </Link>
                ) : (
                  reasons[reason]
                )}
              </span>
              <span className="text-muted">{momentText(at, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
