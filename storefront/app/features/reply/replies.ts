// Actions of links in mails. Opening the link changes nothing, since mail programs open links by themselves; the button
// of the page performs the action.
import { confirmAlert, stopAlert } from '@vitrine/contract/alerts.ts';
import { confirmNewsletter, leaveNewsletter } from '@vitrine/contract/newsletter.ts';
import { cancelPreOrder } from '@vitrine/contract/preorder.ts';
import type { Language } from '../../i18n/language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

interface Words {
  title: string;
  text: string;
  button: string;
  /** `name`: the product or other subject of the action. */
  done: (name: string) => string;
}

export interface Reply extends Record<Language, Words> {
  /** Performs the action and returns its subject. */
  send: (key: string) => Promise<string>;
}

const replies: Readonly<Record<string, Reply>> = {
  'cancel-preorder': {
    en: {
      title: 'Cancel your pre-order',
      text: 'You will lose your place in the queue. You paid nothing, so there is nothing to refund.',
      button: 'Cancel pre-order',
      done: (name) => `Your pre-order has been canceled: ${name}`,
    },
    fr: {
      title: 'Annuler votre précommande',
      text: 'Vous perdrez votre place dans la file. Vous n’avez rien payé\u00a0: il n’y a rien à rembourser.',
      button: 'Annuler la précommande',
      done: (name) => `Votre précommande a été annulée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(cancelPreOrder, { body: { key } })).name,
  },
  'confirm-newsletter': {
    en: {
      title: 'Confirm your subscription',
      text: 'Confirm to receive our newsletter. You can unsubscribe at any time.',
      button: 'Confirm subscription',
      done: (name) => `You are subscribed: ${name}`,
    },
    fr: {
      title: 'Confirmer votre inscription',
      text: 'Confirmez pour recevoir notre lettre d’information. Vous pouvez vous désabonner à tout moment.',
      button: 'Confirmer mon inscription',
      done: (name) => `Inscription confirmée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(confirmNewsletter, { body: { key } })).email,
  },
  'leave-newsletter': {
    en: {
      title: 'Unsubscribe',
      text: 'You will no longer receive our newsletter. We will still email you about your orders.',
      button: 'Unsubscribe',
      done: (name) => `You have been unsubscribed: ${name}`,
    },
    fr: {
      title: 'Se désabonner',
      text: 'Vous ne recevrez plus notre lettre d’information. Vous recevrez toujours les e-mails sur vos commandes.',
      button: 'Se désabonner',
      done: (name) => `Vous êtes désabonné\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(leaveNewsletter, { body: { key } })).email,
  },
  'confirm-alert': {
    en: {
      title: 'Confirm your alert',
      text: 'We will email you once. Customers are notified in the order of their requests.',
      button: 'Confirm alert',
      done: (name) => `Your alert is confirmed: ${name}`,
    },
    fr: {
      title: 'Confirmer votre alerte',
      text: 'Nous vous écrirons une seule fois. Les clients sont avertis dans l’ordre des demandes.',
      button: 'Confirmer l’alerte',
      done: (name) => `Votre alerte est confirmée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(confirmAlert, { body: { key } })).name,
  },
  'stop-alert': {
    en: {
      title: 'Cancel alert',
      text: 'Your request will be deleted. We will not email you about this product.',
      button: 'Cancel alert',
      done: (name) => `Your alert has been canceled: ${name}`,
    },
    fr: {
      title: 'Annuler l’alerte',
      text: 'Votre demande sera supprimée. Nous ne vous écrirons pas au sujet de ce produit.',
      button: 'Annuler l’alerte',
      done: (name) => `Votre alerte a été annulée\u00a0: ${name}`,
    },
    send: async (key) => (await shopperApi()(stopAlert, { body: { key } })).name,
  },
};

export const findReply = (what: string | undefined): Reply | undefined =>
  what !== undefined && Object.hasOwn(replies, what) ? replies[what] : undefined;
