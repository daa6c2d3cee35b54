import { useLocation, useNavigate } from 'react-router';
import { barePath, localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Path of the login that returns to this place of this page. */
export function useLoginPath(hash: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wanted = `?return=${encodeURIComponent(barePath(pathname) + search + hash)}`;
  return {
    login: `/login${wanted}`,
    register: `/register${wanted}`,
    goToLogin: () => void navigate(localPath(language, `/login${wanted}`)),
  };
}
