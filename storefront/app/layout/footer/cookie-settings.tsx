import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/layout.ts';

const openEvent = 'cookie-settings';

/** Subscribes to presses of the button. The notice itself is loaded only then. */
export function onCookieSettings(listener: () => void): () => void {
  addEventListener(openEvent, listener);
  return () => removeEventListener(openEvent, listener);
}

export const CookieSettings = ({ className }: { className: string }) => (
  <button type="button" onClick={() => dispatchEvent(new Event(openEvent))} className={`needs-script ${className}`}>
    {useMessages(footerMessages).cookieSettings}
  </button>
);
