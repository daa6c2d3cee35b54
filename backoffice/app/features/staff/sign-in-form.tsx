import { lazy, Suspense, useState } from 'react';
import { PasswordForm } from './password-form.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface SignInFormProps {
  /** Whose session has ended; otherwise anybody may sign in. */
  email?: string;
  onSignedIn: () => unknown;
}

/** The password, then the code of the authenticator app where there is one; or a passkey. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  return challenge === null ? (
    <PasswordForm {...(email !== undefined && { email })} onSignedIn={onSignedIn} onChallenge={setChallenge} />
  ) : (
    <Suspense>
      <CodeForm challenge={challenge} onSignedIn={onSignedIn} onStartAgain={() => setChallenge(null)} />
    </Suspense>
  );
}
