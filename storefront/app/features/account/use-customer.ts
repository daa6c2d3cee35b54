import type { Customer } from '@vitrine/contract/account-shapes.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { isSessionOver } from '../../session/renew-token.client.ts';
import { recallToken } from '../../session/token.ts';
import { useUser } from '../../session/user.ts';

interface SignedIn {
  /** null until it is known. */
  customer: Customer | null;
  /** The shop could not be asked. */
  failure: unknown;
  renew: () => void;
}

/** For screens of a customer: everybody else signs in first and comes back. */
export function useCustomer(): SignedIn {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const customer = useUser();
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const isMissing = customer === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever nobody is known, and once more for each turn
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const wasSignedIn = recallToken() !== null || isSessionOver();
    const toLogin = () =>
      navigate(localPath(language, `/login?return=${encodeURIComponent(barePath(pathname))}`), {
        replace: true,
        state: { ended: wasSignedIn },
      });
    loadUser().then(
      (found) => isHere && !found && toLogin(),
      (error: unknown) => isHere && setFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, turn]);
  const renew = () => {
    setFailure(null);
    setTurn(turn + 1);
  };
  return { customer, failure, renew };
}
