import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { accountShellMessages } from '../../messages/en/account.ts';
import { Bar, FieldBars, FormSkeleton } from '../../ui/skeleton.tsx';

/** Placeholder of a form, by default a short one. */
export function AccountSkeleton({ children = <ShortForm /> }: { children?: ReactNode }) {
  const t = useMessages(accountShellMessages);
  return (
    <>
      <p className="without-script rounded-panel bg-tint p-5">{t.needsScript}</p>
      <FormSkeleton>{children}</FormSkeleton>
    </>
  );
}

const ShortForm = () => (
  <>
    <FieldBars />
    <FieldBars />
    <Bar className="h-12" />
  </>
);

export const LoginSkeleton = () => (
  <AccountSkeleton>
    <FieldBars />
    <FieldBars className="pb-22" />
    <Bar className="h-12" />
    <Bar className="h-11 w-56" />
  </AccountSkeleton>
);

export const RegisterSkeleton = () => (
  <AccountSkeleton>
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FieldBars />
      <FieldBars />
    </div>
    <FieldBars />
    <FieldBars />
    <RestOfRegister />
  </AccountSkeleton>
);

/** Below the country, which decides whether a state is asked for. */
export const RestOfRegister = () => (
  <>
    <FieldBars />
    <FieldBars hasHint />
    <FieldBars className="pb-6" />
    <Bar className="h-11 w-64" />
    <Bar className="h-12" />
    <Bar className="h-11 w-56" />
  </>
);

/** One field below a line of text. */
export const ForgotSkeleton = () => (
  <AccountSkeleton>
    <Bar className="h-12" />
    <FieldBars />
    <Bar className="h-12" />
    <Bar className="h-11 w-32" />
  </AccountSkeleton>
);
