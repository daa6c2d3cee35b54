// What a link in a mail can ask for. Opening the link changes nothing, since mail programs open links by themselves; the
// button of the page does.
import { cancelPreOrder } from '@vitrine/contract/preorder.ts';
import type { Language } from '../../i18n/language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

interface Words {
  title: string;
  text: string;
  button: string;
  /** `name`: what it was about. */
  done: (name: string) => string;
}

export interface Reply extends Record<Language, Words> {
  /** Does it, and says what it was about. */
  send: (key: string) => Promise<string>;
}

const replies = {
  'cancel-preorder': {
    en: {
      title: 'Cancel your pre-order',
      text: 'Your place in the queue is given up. Nothing was paid, so nothing has to be paid back.',
      button: 'Cancel the pre-order',
      done: (name) => `Your pre-order is cancelled: ${name}`,
    },
    fr: {
      title: 'Annuler votre précommande',
      text: 'Votre place dans la file est libérée. Rien n’a été payé, il n’y a donc rien à rembourser.',
      button: 'Annuler la précommande',
      done: (name) => `Votre précommande est annulée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(cancelPreOrder, { body: { key } })).name,
  },
} satisfies Record<string, Reply>;

/** The last part of the page's path says which it is; the site map knows no other. */
export const replyAt = (pathname: string): Reply =>
  replies[(pathname.split('/').filter(Boolean).at(-1) ?? '') as keyof typeof replies] ?? replies['cancel-preorder'];
