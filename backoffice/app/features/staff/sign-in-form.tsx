import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

interface SignInFormProps {
  /** Whose session has ended; otherwise anybody may sign in. */
  email?: string;
  onSignedIn: () => unknown;
}

/** The password, then the code of the authenticator app where there is one. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  return challenge === null ? (
    <PasswordForm {...(email !== undefined && { email })} onSignedIn={onSignedIn} onChallenge={setChallenge} />
  ) : (
    <CodeForm challenge={challenge} onSignedIn={onSignedIn} onStartAgain={() => setChallenge(null)} />
  );
}
