import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '../session/profile.tsx';

interface ScreenProps {
  title: string;
  /** Beside the title, such as the main button. */
  actions?: ReactNode;
  /** Above the title, such as the way back. */
  above?: ReactNode;
  children: ReactNode;
}

/** The page of the document itself announces the first screen. */
let shownPath: string | null = null;

/** A screen with its heading, which gets the focus after a navigation, and the title of the document. */
export function Screen({ title, actions, above, children }: ScreenProps) {
  const { store } = useProfile();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${store.name}`;
  }, [title, store.name]);
  useEffect(() => {
    if (shownPath !== null && shownPath !== pathname) heading.current?.focus();
    shownPath = pathname;
  }, [pathname]);
  return (
    <>
      {above}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </>
  );
}
