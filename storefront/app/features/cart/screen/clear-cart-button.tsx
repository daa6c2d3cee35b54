import { useState } from 'react';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { clearCart } from '../actions/change-lines.ts';

const quiet = 'min-h-11 font-medium text-link underline underline-offset-4 hover:no-underline';

/** The clicked button is removed, so the focus moves to the confirmation. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation in place. */
export function ClearCartButton() {
  const t = useMessages(cartScreenMessages);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" onClick={() => setAsking(true)} className={quiet}>
        {t.clear}
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-small">
      <span className="font-medium text-strong">{t.clearAsk}</span>
      <button type="button" ref={focusAtOnce} onClick={() => clearCart()} className={`${quiet} text-error`}>
        {t.clearYes}
      </button>
      <button type="button" onClick={() => setAsking(false)} className={quiet}>
        {t.clearNo}
      </button>
    </div>
  );
}
