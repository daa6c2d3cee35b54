// Sign-in and password pages: a shell that is the same for everybody, completed in the browser.
import { useLocation } from 'react-router';
import { barePath, languageOf } from '../../i18n/language.ts';
import { AccountShell } from '../../layout/screens/account-frame.tsx';
import { accountShellMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/account-page';

const kinds = [
  { path: /^\/register/i, kind: 'register' },
  { path: /^\/forgot-password/i, kind: 'forgot' },
  { path: /^\/update-password/i, kind: 'password' },
] as const;

const safeErrorCode = (pathname: string) => kinds.find(({ path }) => path.test(barePath(pathname)))?.kind ?? 'login';

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const { pathname } = place.location;
  return pageMeta(place, {
    title: translate(accountShellMessages, languageOf(pathname))[safeErrorCode(pathname)],
    hidden: true,
  });
};

export default function AccountPage() {
  return <AccountShell kind={safeErrorCode(useLocation().pathname)} />;
}
