import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { returnPath } from './return-path.ts';

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
