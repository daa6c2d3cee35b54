// Mails about an account, in the customer's language and in the transaction that causes them.

import { dayText } from '@vitrine/contract/text/number-text.ts';
import { type MailBlock, type NewMail, pageAddress, queueMail } from '../mail/mail.ts';
import { accountMessages } from '../messages/en/account.ts';
import { retainedDataMessages } from '../messages/en/retained-data.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext, RetainedData } from '../store/store.ts';
import type { CustomerRow } from './customer-repository.ts';

type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;
type Addressee = Pick<CustomerRow, 'id' | 'email' | 'firstName' | 'language'>;

interface Letter {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly text: string;
}

interface Parts {
  readonly key: string;
  readonly to?: string;
  readonly blocks?: readonly MailBlock[];
  readonly secret?: boolean;
}

const forgotten = ({ shopUrl }: From, { language }: Addressee): string =>
  pageAddress(shopUrl, language, '/forgot-password');

const linkTo = ({ shopUrl, store }: From, { language }: Addressee, page: 'reset' | 'verify', token: string): string =>
  pageAddress(shopUrl, language, `/customer/${store.code}/${page}/${token}`);

/** The page asks for confirmation and does nothing by itself: mail scanners follow links. */
function confirmBlocks(from: From, customer: Addressee, label: string, token: string): MailBlock[] {
  const page = linkTo(from, customer, 'verify', token);
  const { notMe } = translate(accountMessages, customer.language);
  return [button(label, page), { kind: 'link', label: notMe, url: `${page}?not-me` }];
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const note = (words: string): MailBlock => ({ kind: 'note', text: words });
const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });

function send(tx: Tx, from: From, customer: Addressee, letter: Letter, parts: Parts): Promise<void> {
  const { key, to = customer.email, blocks = [], secret = false } = parts;
  const mail: NewMail = {
    key,
    to,
    customerId: customer.id,
    language: customer.language,
    subject: letter.subject(from.store.name),
    heading: letter.heading,
    blocks: [
      text(translate(accountMessages, customer.language).hello(customer.firstName)),
      text(letter.text),
      ...blocks,
    ],
    secret,
  };
  return queueMail(tx, from, mail);
}

export interface MailedLink {
  readonly id: number;
  readonly token: string;
}

export function mailWelcome(tx: Tx, from: From, customer: Addressee, { id, token }: MailedLink): Promise<void> {
  const { welcome } = translate(accountMessages, customer.language);
  const blocks = [...confirmBlocks(from, customer, welcome.button, token), note(welcome.note)];
  return send(tx, from, customer, welcome, { key: `welcome ${id}`, blocks, secret: true });
}

/** To customers of another shop who have an account here now. */
export function mailInvitation(tx: Tx, from: From, customer: Addressee, { id, token }: MailedLink): Promise<void> {
  const { invitation } = translate(accountMessages, customer.language);
  const blocks = [...confirmBlocks(from, customer, invitation.button, token), note(invitation.note)];
  return send(tx, from, customer, invitation, { key: `invitation ${id}`, blocks, secret: true });
}

/** At most one mail in an hour. */
export function mailAccountExists(tx: Tx, from: From, customer: Addressee): Promise<void> {
  const { exists, ignore } = translate(accountMessages, customer.language);
  const key = `account-exists ${customer.id} ${from.now.toISOString().slice(0, 13)}`;
  return send(tx, from, customer, exists, {
    key,
    blocks: [button(exists.button, forgotten(from, customer)), note(ignore)],
  });
}

/** The link leads to another storefront if its address is given. */
export function mailReset(
  tx: Tx,
  from: From,
  customer: Addressee,
  { id, token }: MailedLink,
  storefront: string | undefined,
): Promise<void> {
  const { reset, ignore } = translate(accountMessages, customer.language);
  const url = storefront
    ? `${storefront}/customer/${from.store.code}/reset/${token}`
    : linkTo(from, customer, 'reset', token);
  const blocks = [button(reset.button, url), note(ignore)];
  return send(tx, from, customer, reset, { key: `reset ${id}`, blocks, secret: true });
}

export function mailPasswordChanged(tx: Tx, from: From, customer: Addressee): Promise<void> {
  const { changed, notYou } = translate(accountMessages, customer.language);
  const blocks = [text(notYou), button(changed.button, forgotten(from, customer))];
  return send(tx, from, customer, changed, {
    key: `password-changed ${customer.id} ${from.now.toISOString()}`,
    blocks,
  });
}

export function mailConfirmEmail(
  tx: Tx,
  from: From,
  customer: Addressee,
  to: string,
  { id, token }: MailedLink,
): Promise<void> {
  const { confirmEmail } = translate(accountMessages, customer.language);
  const blocks = [...confirmBlocks(from, customer, confirmEmail.button, token), note(confirmEmail.note)];
  return send(tx, from, customer, confirmEmail, { key: `confirm-email ${id}`, to, blocks, secret: true });
}

/** To the present address, which decides whether the account moves. */
export function mailApproveEmail(
  tx: Tx,
  from: From,
  customer: Addressee,
  newEmail: string,
  { id, token }: MailedLink,
): Promise<void> {
  const { approveEmail } = translate(accountMessages, customer.language);
  const letter = { ...approveEmail, text: approveEmail.text(newEmail) };
  const blocks = [...confirmBlocks(from, customer, approveEmail.button, token), note(approveEmail.note)];
  return send(tx, from, customer, letter, { key: `approve-email ${id}`, blocks, secret: true });
}

export function mailConfirmDeletion(tx: Tx, from: From, customer: Addressee, { id, token }: MailedLink): Promise<void> {
  const { confirmDeletion } = translate(accountMessages, customer.language);
  const blocks = [...confirmBlocks(from, customer, confirmDeletion.button, token), note(confirmDeletion.note)];
  return send(tx, from, customer, confirmDeletion, { key: `confirm-deletion ${id}`, blocks, secret: true });
}

export function mailEmailAsked(tx: Tx, from: From, customer: Addressee, linkId: number): Promise<void> {
  const { emailAsked, notYou } = translate(accountMessages, customer.language);
  const blocks = [text(notYou), button(emailAsked.button, forgotten(from, customer))];
  return send(tx, from, customer, emailAsked, { key: `email-asked ${linkId}`, blocks });
}

/** To both addresses. */
export async function mailEmailMoved(tx: Tx, from: From, customer: Addressee, linkId: number, to: string) {
  const { emailMoved, notYou } = translate(accountMessages, customer.language);
  await send(tx, from, customer, emailMoved, { key: `email-moved ${linkId} new`, to });
  await send(tx, from, customer, emailMoved, { key: `email-moved ${linkId} old`, blocks: [text(notYou)] });
}

/** The data retained after the erasure, and whether the address had been verified. */
export interface AfterErasure {
  readonly data: readonly RetainedData[];
  readonly wasVerified: boolean;
}

export function mailDeleted(tx: Tx, from: From, customer: Addressee, kept: AfterErasure): Promise<void> {
  const { deleted } = translate(accountMessages, customer.language);
  const blocks = describeRetained(kept, customer.language).map((line) => text(`${line}.`));
  return send(tx, from, customer, deleted, { key: `account-deleted ${customer.id}`, blocks, secret: true });
}

/** One line for each kind of retained data: what, why and until when. */
export function describeRetained({ data, wasVerified }: AfterErasure, language: string): string[] {
  const words = translate(accountMessages, language);
  const lines = data.map(({ what, until }) => {
    const named = translate(retainedDataMessages, language)[what];
    return until === null ? named : words.until(named, dayText(until, language));
  });
  if (!wasVerified) return [...lines, words.notProven];
  return lines.length === 0 ? [words.nothingStays] : lines;
}
