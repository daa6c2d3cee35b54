import { type ReactNode, useEffect } from 'react';
import { ignoreError } from '../../api/api-errors.ts';
import { ForgotForm } from '../../features/account/forgot-form.tsx';
import { LoginForm } from '../../features/account/login-form.tsx';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { RegisterForm } from '../../features/account/register-form.tsx';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { SignedInOnly } from '../../features/account/signed-in-only.tsx';
import { useReturn } from '../../features/account/use-return.ts';
import { VerifyLink } from '../../features/account/verify-link.tsx';
import { loadCart } from '../../features/cart/actions/load-cart.ts';
import { activateCart } from '../../features/cart/activate-cart.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { loadUser } from '../../session/load-user.client.ts';

export type AccountScreenKind = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'password';

interface AccountScreenProps {
  kind: AccountScreenKind;
  skeleton: ReactNode;
}

/** Connects the account forms to the cart. */
export function AccountScreen({ kind, skeleton }: AccountScreenProps) {
  // The cart's layers show the toasts.
  useEffect(activateCart, []);
  useRedirectSignedIn(kind === 'login' || kind === 'register');
  if (kind === 'login') return <LoginForm onSignedIn={loadCart} />;
  if (kind === 'register') return <RegisterForm onSignedIn={loadCart} />;
  if (kind === 'forgot') return <ForgotForm />;
  if (kind === 'reset') return <ResetForm skeleton={skeleton} />;
  if (kind === 'verify') return <VerifyLink skeleton={skeleton} />;
  return <SignedInOnly skeleton={skeleton}>{(customer) => <PasswordForm customer={customer} />}</SignedInOnly>;
}

/** Redirects customers who are signed in already. */
function useRedirectSignedIn(isEnabled: boolean): void {
  const navigateBack = useReturn();
  useLoad('profile', async (signal) => {
    const user = isEnabled && (await ignoreError('profile', loadUser()));
    if (user && !signal.aborted) navigateBack('/my-account');
  });
}
