import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';

/**
 * Only the server writes it: a browser that runs scripts leaves noscript alone, so the words need not travel with them.
 */
export const NoScriptNote = () => <noscript>{import.meta.env.SSR && <Note />}</noscript>;

const messages = /* @__PURE__ */ defineMessages(
  {
    needsScript: 'Enable JavaScript to order, or order by email.',
  },
  {
    needsScript: 'Activez JavaScript pour commander, ou commandez par e-mail.',
  },
);

const Note = () => <p className="rounded-panel bg-tint p-4 text-small">{useMessages(messages).needsScript}</p>;
