// Pages of mailed links: new password and verified address.
import { useLocation } from 'react-router';
import { languageOf } from '../../i18n/language.ts';
import { AccountShell } from '../../layout/screens/account-frame.tsx';
import { accountShellMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/mailed-link-page';

const safeErrorCode = (pathname: string) => (/\/verify\//i.test(pathname) ? 'verify' : 'reset');

/** The URL is secret, so the page must not be cached. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = (place) => {
  const { pathname } = place.location;
  return pageMeta(place, {
    title: translate(accountShellMessages, languageOf(pathname))[safeErrorCode(pathname)],
    hidden: true,
  });
};

export default function MailedLinkPage() {
  return <AccountShell kind={safeErrorCode(useLocation().pathname)} />;
}
