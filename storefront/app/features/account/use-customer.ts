import type { Customer } from '@vitrine/contract/account-shapes.ts';
import { useLocation, useNavigate } from 'react-router';
import { useLoad } from '../../hooks/use-load.ts';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { isSessionOver } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { useUser } from '../../session/user.ts';

interface SignedIn {
  /** null until it is known. */
  customer: Customer | null;
  /** The shop could not be asked; undefined when it could. */
  failure: unknown;
  renew: () => void;
}

/** For screens of a customer: everybody else signs in first and comes back. */
export function useCustomer(): SignedIn {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const customer = useUser();
  // Asked for whenever nobody is known; what is found is the user of the whole page.
  const { error, isLoading, reload } = useLoad(customer ? null : 'customer', async (signal) => {
    const wasSignedIn = getAccessToken() !== null || isSessionOver();
    if ((await loadUser()) || signal.aborted) return;
    navigate(localPath(language, `/login?return=${encodeURIComponent(barePath(pathname))}`), {
      replace: true,
      state: { ended: wasSignedIn },
    });
  });
  return { customer, failure: isLoading ? undefined : error, renew: reload };
}
