import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { linkClassName } from '../../ui/link-class-name.ts';

/** Between the screens that ask who somebody is: each takes the place of the other, and the way back stays the same. */
export function AskingLink({ to, children }: { to: string; children: ReactNode }) {
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
