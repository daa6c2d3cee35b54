import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import {
  AccountSkeleton,
  ForgotSkeleton,
  LoginSkeleton,
  RegisterSkeleton,
} from '../../features/account/account-skeleton.tsx';
import { drawPhoto } from '../../format/photo.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountShellMessages } from '../../messages/en/account.ts';
import { Picture } from '../../ui/picture.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';
import type { AccountScreenKind } from './account-screens.tsx';

interface AccountFrameProps {
  title: string;
  /** Below the title. */
  text?: string;
  children: ReactNode;
}

/** One column for a form, with a photograph beside it on wide screens. */
export function AccountFrame({ title, text, children }: AccountFrameProps) {
  const { categories } = useLayoutData();
  const image = categories.find((category) => category.image)?.image;
  return (
    <div className="form-page container flex min-h-[calc(100dvh-8rem)] justify-between gap-14 page-top">
      <div className="w-full max-w-110 min-w-0">
        <h1 className="mb-8 text-h1 xl:w-max">{title}</h1>
        {text && <p className="-mt-5 mb-8 text-second">{text}</p>}
        {children}
      </div>
      {image && (
        <div className="hidden max-w-144 flex-1 lg:block">
          <Picture
            className="sticky top-24 aspect-4/5 max-h-[calc(100vh-8rem)] w-full"
            sizes="(width >= 64rem) 36rem, 1px"
            picture={drawPhoto({ url: image, width: 1280, height: 1600, alt: '' })}
          />
        </div>
      )}
    </div>
  );
}

const AccountScreen = lazy(async () => ({ default: (await import('./account-screens.tsx')).AccountScreen }));

const skeletons: Partial<Record<AccountScreenKind, () => ReactNode>> = {
  login: LoginSkeleton,
  register: RegisterSkeleton,
  forgot: ForgotSkeleton,
};

/** Shell of a screen with one form: the same for everybody until the browser renders the form. */
export function AccountShell({ kind }: { kind: AccountScreenKind }) {
  const t = useMessages(accountShellMessages);
  const { pathname } = useLocation();
  const Skeleton = skeletons[kind] ?? AccountSkeleton;
  const skeleton = <Skeleton />;
  return (
    <AccountFrame title={t[kind]}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <AccountScreen key={pathname} kind={kind} skeleton={skeleton} />
        </Suspense>
      ) : (
        skeleton
      )}
    </AccountFrame>
  );
}
