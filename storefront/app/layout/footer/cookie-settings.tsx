import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from './footer-messages.ts';

const asked = 'cookie-settings';

/** Hears that somebody wants to choose again. The notice itself is fetched only then. */
export function onCookieSettings(listener: () => void): () => void {
  addEventListener(asked, listener);
  return () => removeEventListener(asked, listener);
}

export const CookieSettings = ({ className }: { className: string }) => (
  <button type="button" onClick={() => dispatchEvent(new Event(asked))} className={`needs-script ${className}`}>
    {useMessages(footerMessages).cookieSettings}
  </button>
);
