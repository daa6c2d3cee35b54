import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';

/**
 * Only the server writes it: a browser that runs scripts leaves noscript alone, so the words need not travel with them.
 */
export const NoScriptNote = () => <noscript>{import.meta.env.SSR && <Note />}</noscript>;

const messages = /* @__PURE__ */ defineMessages(
  {
    needsScript:
      'Buying needs JavaScript. Switch it on in your browser, or write to us and we take the order by e-mail.',
  },
  {
    needsScript:
      'L’achat a besoin de JavaScript. Activez-le, ou écrivez-nous\u00a0: nous prenons la commande par e-mail.',
  },
);

const Note = () => <p className="rounded-panel bg-tint p-4 text-small">{useMessages(messages).needsScript}</p>;
