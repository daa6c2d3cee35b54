// Actions of links in mails. Opening the link changes nothing, since mail programs open links by themselves; the button
// of the page performs the action.
import { confirmAlert, stopAlert } from '@vitrine/contract/alerts/alerts.ts';
import { confirmNewsletter, leaveNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { cancelPreOrder } from '@vitrine/contract/preorder/preorder.ts';
import { replyActionMessages } from '../../messages/en/reply.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

export type ReplyAction = keyof typeof replyActionMessages;

/** Performs the action and returns its subject. */
export const sendReply: Readonly<Record<ReplyAction, (key: string) => Promise<string>>> = {
  'cancel-preorder': async (key) => (await shopperApi()(cancelPreOrder, { body: { key } })).name,
  'confirm-newsletter': async (key) => (await shopperApi()(confirmNewsletter, { body: { key } })).email,
  'leave-newsletter': async (key) => (await shopperApi()(leaveNewsletter, { body: { key } })).email,
  'confirm-alert': async (key) => (await shopperApi()(confirmAlert, { body: { key } })).name,
  'stop-alert': async (key) => (await shopperApi()(stopAlert, { body: { key } })).name,
};

export const isReplyAction = (what: string | undefined): what is ReplyAction =>
  what !== undefined && Object.hasOwn(replyActionMessages, what);
