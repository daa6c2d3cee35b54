// What a link in a mail can ask for. Opening the link changes nothing, since mail programs open links by themselves; the
// button of the page does.
import { confirmAlert, stopAlert } from '@vitrine/contract/alerts.ts';
import { confirmNewsletter, leaveNewsletter } from '@vitrine/contract/newsletter.ts';
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

const replies: Readonly<Record<string, Reply>> = {
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
  'confirm-newsletter': {
    en: {
      title: 'Confirm the newsletter',
      text: 'From now on you get our newsletter. You can leave the list at any time.',
      button: 'Yes, I want the newsletter',
      done: (name) => `You are on the list: ${name}`,
    },
    fr: {
      title: 'Confirmer la lettre',
      text: 'Vous recevrez désormais notre lettre. Vous pouvez quitter la liste à tout moment.',
      button: 'Oui, je veux la lettre',
      done: (name) => `Votre inscription est enregistrée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(confirmNewsletter, { body: { key } })).email,
  },
  'leave-newsletter': {
    en: {
      title: 'Leave the list',
      text: 'We stop sending you the newsletter. Mails about your orders are not touched.',
      button: 'Leave the list',
      done: (name) => `You are off the list: ${name}`,
    },
    fr: {
      title: 'Quitter la liste',
      text: 'Nous cessons de vous envoyer la lettre. Les e-mails sur vos commandes ne changent pas.',
      button: 'Quitter la liste',
      done: (name) => `Vous n’êtes plus sur la liste\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(leaveNewsletter, { body: { key } })).email,
  },
  'confirm-alert': {
    en: {
      title: 'Confirm your wish',
      text: 'We write to you once, when it happens. Those who asked first hear first.',
      button: 'Yes, tell me',
      done: (name) => `We will tell you: ${name}`,
    },
    fr: {
      title: 'Confirmer votre demande',
      text: 'Nous vous écrivons une seule fois, le moment venu. Les premiers à demander sont prévenus les premiers.',
      button: 'Oui, prévenez-moi',
      done: (name) => `Nous vous préviendrons\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(confirmAlert, { body: { key } })).name,
  },
  'stop-alert': {
    en: {
      title: 'Stop waiting',
      text: 'We forget your wish and do not write about it.',
      button: 'Stop waiting',
      done: (name) => `We will not write about it: ${name}`,
    },
    fr: {
      title: 'Ne plus attendre',
      text: 'Nous oublions votre demande et n’écrirons pas à ce sujet.',
      button: 'Ne plus attendre',
      done: (name) => `Nous n’écrirons pas à ce sujet\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(stopAlert, { body: { key } })).name,
  },
};

export const findReply = (what: string | undefined): Reply | undefined =>
  what !== undefined && Object.hasOwn(replies, what) ? replies[what] : undefined;
