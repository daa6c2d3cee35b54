import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { cookieMessages } from '../../messages/en/cookies.ts';
import type { CookieChoice } from '../../session/cookie-choice.ts';

interface CookieNoticeProps {
  /** The current choice; null while there is none. */
  choice: CookieChoice | null;
  /** Opened by the shopper: the focus moves to it, and back afterwards. */
  isAskedFor: boolean;
  /** The merchant's page about cookies; null without one. */
  morePath: string | null;
  onChoose: (choice: CookieChoice) => void;
}

/** Two equal buttons, as the law requires; the page behind stays usable. */
export function CookieNotice({ choice, isAskedFor, morePath, onChoose }: CookieNoticeProps) {
  const t = useMessages(cookieMessages);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isAskedFor]);
  const choose = (made: CookieChoice) => {
    // The pressed button is removed with the notice: move the focus to the page.
    if (!isAskedFor) document.getElementById('main')?.focus({ preventScroll: true });
    onChoose(made);
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="cookie-title"
      className={classNames(
        'cookie-notice no-print border-t border-line bg-raised text-small shadow-drawer outline-none',
        isAskedFor && 'cookie-asked',
      )}
    >
      <h2 id="cookie-title" className="sr-only">
        {t.title}
      </h2>
      <p className="text-second">
        {t.text} <span className="cookie-detail">{t.detail} </span>
        {choice && <span className="font-medium text-strong">{t[choice]} </span>}
        {morePath && (
          <LocalLink to={morePath} className="text-link underline underline-offset-4 hover:no-underline">
            {t.more}
          </LocalLink>
        )}
      </p>
      <div className="cookie-buttons">
        <Button kind="secondary" onClick={() => choose('refused')}>
          {t.refuse}
        </Button>
        <Button kind="secondary" onClick={() => choose('accepted')}>
          {t.accept}
        </Button>
      </div>
    </section>
  );
}
