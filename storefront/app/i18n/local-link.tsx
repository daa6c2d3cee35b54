import { Link, type LinkProps } from 'react-router';
import { localPath } from './language.ts';
import { useLanguage } from './use-language.ts';

type LocalLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link within the page's language; `to` is a path of the site map. */
export function LocalLink({ to, prefetch = 'intent', ...rest }: LocalLinkProps) {
  return <Link to={localPath(useLanguage(), to)} prefetch={prefetch} {...rest} />;
}
