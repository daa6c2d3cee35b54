import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { linkClassName } from '../../ui/class-names.ts';

/** Link between login, registration and password screens: replaces the history entry and keeps the return path. */
export function SignInLink({ to, children }: { to: string; children: ReactNode }) {
  const [query] = useSearchParams();
  const wanted = query.get('return');
  return (
    <LocalLink
      to={wanted ? `${to}?return=${encodeURIComponent(wanted)}` : to}
      replace
      prefetch="none"
      className={`${linkClassName} self-start`}
    >
      {children}
    </LocalLink>
  );
}
