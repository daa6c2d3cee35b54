import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { useLocation, useNavigate } from 'react-router';
import { useLoad } from '../../hooks/use-load.ts';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { isSessionOver } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { useUser } from '../../session/user.ts';

interface SignedIn {
  /** Null until it is loaded. */
  customer: Customer | null;
  /** Error of the request, or undefined. */
  error: unknown;
  renew: () => void;
}

/** For screens of customers: guests are sent to the login and return afterwards. */
export function useCustomer(): SignedIn {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const customer = useUser();
  // Loaded when no customer is known; the result is shared by the whole page.
  const { error, isLoading, reload } = useLoad(customer ? null : 'customer', async (signal) => {
    const wasSignedIn = getAccessToken() !== null || isSessionOver();
    if ((await loadUser()) || signal.aborted) return;
    navigate(localPath(language, `/login?return=${encodeURIComponent(barePath(pathname))}`), {
      replace: true,
      state: { ended: wasSignedIn },
    });
  });
  return { customer, error: isLoading ? undefined : error, renew: reload };
}
