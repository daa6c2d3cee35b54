import { useNavigate, useSearchParams } from 'react-router';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Returns to the page that required the login, or to the previous page. */
export function useReturn(): (otherwise?: string) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (otherwise = '/') => {
    const path = returnPath(query.get('return'));
    if (!path && hasPageBefore()) navigate(-1);
    else navigate(localPath(language, path ?? otherwise), { replace: true });
  };
}

/** The router stores the index of the history entry. */
const hasPageBefore = (): boolean => (window.history.state as { idx?: number } | null)?.idx !== 0;

const anyOrigin = 'https://shop.invalid';
const asksAgain = /^\/(login|register|forgot-password|customer\/[^/]+\/reset\/[^/]+)$/i;
const accountPath = '/my-account';

/** A path of this shop to return to; null for other addresses. A page that asks for a password again would lead to itself. */
export function returnPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
    // Browsers may resolve anything but an absolute path to another origin.
    if (origin !== anyOrigin || pathname.startsWith('//')) return null;
    return asksForPassword(pathname) ? accountPath : pathname + search + hash;
  } catch {
    return null;
  }
}

/** As the router matches paths: in any language and case, decoded, with or without a slash at the end. */
const asksForPassword = (pathname: string): boolean =>
  asksAgain.test(barePath(decodeURIComponent(pathname).replace(/\/{2,}/g, '/')).replace(/\/$/, ''));
