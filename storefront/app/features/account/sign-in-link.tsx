import { linkClassName } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';

const textLink = 'ml-1 inline-block py-2.5 font-medium text-link underline underline-offset-4 hover:no-underline';

interface SignInLinkProps {
  to: string;
  /** Stands in a sentence, in its size. */
  isInText?: boolean;
  children: ReactNode;
}

/** Link between login, registration and password screens: replaces the history entry and keeps the return path. */
export function SignInLink({ to, isInText = false, children }: SignInLinkProps) {
  const [query] = useSearchParams();
  const wanted = query.get('return');
  return (
    <LocalLink
      to={wanted ? `${to}?return=${encodeURIComponent(wanted)}` : to}
      replace
      prefetch="none"
      className={isInText ? textLink : `${linkClassName} self-start`}
    >
      {children}
    </LocalLink>
  );
}
