import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ignoreError } from '../../api/api-errors.ts';
import { accessFrom, fetchOrder } from '../../features/orders/order-access.ts';
import type { KnownShopper } from '../../features/withdrawal/use-declaration.ts';
import { WithdrawalSteps } from '../../features/withdrawal/withdrawal-steps.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** Connects the withdrawal form to orders and accounts, to fill in known data. */
export function WithdrawalScreen({ skeleton }: { skeleton: ReactNode }) {
  const { store } = useLayoutData();
  const [query] = useSearchParams();
  // The query is read once, so that later changes do not replace what was typed.
  const { data: known } = useLoad('shopper', () => loadKnownShopper(query.get('order'), query.get('key')));
  return known ? <WithdrawalSteps known={known} shopName={store.name} /> : skeleton;
}

async function loadKnownShopper(id: string | null, key: string | null): Promise<KnownShopper> {
  const access = id === null ? null : accessFrom(id, key);
  const order = access && (await ignoreError('order', fetchOrder(access)));
  if (order) {
    const { customer, billing } = order;
    return { order, email: customer.emailAddress, name: `${billing.firstName} ${billing.lastName}`.trim() };
  }
  const user = await ignoreError('profile', loadUser());
  return { order: null, email: user?.emailAddress ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' };
}
