import { type ReactNode, useEffect } from 'react';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { ForgotForm } from '../../features/account/forgot-form.tsx';
import { LoginForm } from '../../features/account/login-form.tsx';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { RegisterForm } from '../../features/account/register-form.tsx';
import { ResetForm } from '../../features/account/reset-form.tsx';
import { SignedInOnly } from '../../features/account/signed-in-only.tsx';
import { useReturn } from '../../features/account/use-return.ts';
import { VerifyLink } from '../../features/account/verify-link.tsx';
import { loadCart } from '../../features/cart/actions/load-cart.ts';
import { activateCart } from '../../features/cart/state/activate-cart.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { loadUser } from '../../session/load-user.client.ts';

export type AccountScreenKind = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'password';

interface AccountScreenProps {
  kind: AccountScreenKind;
  skeleton: ReactNode;
}

/** Where accounts meet the cart. */
export function AccountScreen({ kind, skeleton }: AccountScreenProps) {
  // Notices are shown by the layers of the cart.
  useEffect(activateCart, []);
  useSignedInAlready(kind === 'login' || kind === 'register');
  if (kind === 'login') return <LoginForm onSignedIn={loadCart} />;
  if (kind === 'register') return <RegisterForm onSignedIn={loadCart} />;
  if (kind === 'forgot') return <ForgotForm />;
  if (kind === 'reset') return <ResetForm skeleton={skeleton} />;
  if (kind === 'verify') return <VerifyLink skeleton={skeleton} />;
  return <SignedInOnly skeleton={skeleton}>{(customer) => <PasswordForm customer={customer} />}</SignedInOnly>;
}

/** Whoever is signed in need not sign in. */
function useSignedInAlready(isAsked: boolean): void {
  const goOn = useReturn();
  useLoad('profile', async (signal) => {
    const user = isAsked && (await ignoreFailure('profile', loadUser()));
    if (user && !signal.aborted) goOn('/my-account');
  });
}
