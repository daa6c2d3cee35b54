import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../i18n/language.ts';
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
const askingAgain = /^(\/fr)?\/(login|register|forgot-password)\/?$/i;

/** A path of this shop to return to; null for external URLs and for login pages (no loops). */
export function returnPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
    // Browsers may resolve anything but an absolute path to another origin.
    if (origin !== anyOrigin || pathname.startsWith('//') || askingAgain.test(pathname)) return null;
    return pathname + search + hash;
  } catch {
    return null;
  }
}
