import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { accessFrom, fetchOrder } from '../../features/orders/order-access.ts';
import type { KnownShopper } from '../../features/withdrawal/use-declaration.ts';
import { WithdrawalSteps } from '../../features/withdrawal/withdrawal-steps.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** Where the withdrawal meets orders and accounts: what is known already need not be typed. */
export function WithdrawalScreen({ skeleton }: { skeleton: ReactNode }) {
  const { store } = useLayoutData();
  const [query] = useSearchParams();
  // Only what the address says when the page is opened: what is typed stays.
  const { data: known } = useLoad('shopper', () => findOut(query.get('order'), query.get('key')));
  return known ? <WithdrawalSteps known={known} shopName={store.name} /> : skeleton;
}

async function findOut(id: string | null, key: string | null): Promise<KnownShopper> {
  const access = id === null ? null : accessFrom(id, key);
  const order = access && (await ignoreFailure('order', fetchOrder(access)));
  if (order) {
    const { customer, billing } = order;
    return { order, email: customer.emailAddress, name: `${billing.firstName} ${billing.lastName}`.trim() };
  }
  const user = await ignoreFailure('profile', loadUser());
  return { order: null, email: user?.emailAddress ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' };
}
