import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { useMessages } from '../../i18n/language.tsx';
import { signInMessages } from '../../messages/en/sign-in.ts';
import { Entrance } from './entrance.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen({ onSignedIn }: { onSignedIn: () => unknown }) {
  const t = useMessages(signInMessages);
  return (
    <Entrance title={t.title} about={t.about}>
      <SignInForm onSignedIn={onSignedIn} />
      <div className="mt-4 border-t border-line pt-2 text-small">
        <Collapsible title={t.forgotten}>
          <p className="text-second">{t.forgottenHint}</p>
          <code className="mt-2 block overflow-x-auto rounded-control bg-sunken px-3 py-2 text-micro">
            npm run shop -- staff reset name@example.com
          </code>
        </Collapsible>
      </div>
    </Entrance>
  );
}
