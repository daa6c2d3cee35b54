import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { layoutMessages } from '../../../messages/en/layout.ts';
import { signInMessages } from '../../../messages/en/staff.ts';
import { Preferences } from '../../../ui/preferences.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen({ onSignedIn }: { onSignedIn: () => unknown }) {
  const t = useMessages(signInMessages);
  return (
    <SignedOutPage title={t.title} about={t.about}>
      <SignInForm onSignedIn={onSignedIn} />
      <div className="mt-4 border-t border-line pt-2 text-small">
        <Collapsible title={t.forgotten}>
          <p className="text-second">{t.forgottenHint}</p>
        </Collapsible>
      </div>
    </SignedOutPage>
  );
}

interface SignedOutPageProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A page for people who are not signed in yet. */
export function SignedOutPage({ title, about, children }: SignedOutPageProps) {
  const t = useMessages(layoutMessages);
  useEffect(() => {
    document.title = `${title} – ${t.backOffice}`;
  }, [title, t.backOffice]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[calc(28rem+2*var(--gutter))] flex-col justify-center gap-4 px-(--gutter) py-10">
      <div className="rounded-panel border border-line bg-surface p-6 sm:p-8">
        <h1>{title}</h1>
        <p className="mt-2 mb-6 text-second">{about}</p>
        {children}
      </div>
      <div className="flex justify-center gap-2">
        <Preferences place="signed-out" isSmall />
      </div>
    </main>
  );
}
