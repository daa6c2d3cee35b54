// Mails to staff, in the transaction that causes them. Their language is that of the person's screen, where it is known,
// else the first of the store.
import { queueMail } from '../mail/mail.ts';
import { staffMessages } from '../messages/en/staff.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext, StoreRow } from '../store/store.ts';
import type { StaffRow } from './staff-repository.ts';

type From = Pick<RequestContext, 'store' | 'now' | 'shopUrl'>;

type Reader = Pick<StaffRow, 'id' | 'email' | 'language'>;

const languageOf = ({ language }: Pick<Reader, 'language'>, { languages }: StoreRow): string =>
  language ?? languages[0] ?? 'en';

export function mailInvitation(
  tx: Tx,
  from: From,
  { id, email, role, link, ...person }: Reader & Pick<StaffRow, 'role'> & { readonly link: string },
): Promise<void> {
  const { store, now } = from;
  const language = languageOf(person, store);
  const words = translate(staffMessages, language);
  const { subject, heading, text, button, note } = words.invitation;
  return queueMail(tx, from, {
    key: `staff-invitation ${id} ${now.toISOString()}`,
    to: email,
    language,
    subject: subject(store.name),
    heading,
    blocks: [
      { kind: 'text', text: text(store.name, words.roles[role]) },
      { kind: 'button', label: button, url: link },
      { kind: 'note', text: note },
    ],
    secret: true,
  });
}

/** Somebody who got hold of a session cannot make a token without the person knowing. */
export function mailNewToken(
  tx: Tx,
  ctx: From & Pick<RequestContext, 'language'>,
  {
    id,
    name,
    endsAt,
    email,
  }: { readonly id: number; readonly name: string; readonly endsAt: Date; readonly email: string },
): Promise<void> {
  const { store, shopUrl, language } = ctx;
  const { subject, heading, text, button, note } = translate(staffMessages, language).newToken;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: store.timeZone }).format(endsAt);
  return queueMail(tx, ctx, {
    key: `staff-token ${id}`,
    to: email,
    language,
    subject: subject(store.name),
    heading,
    blocks: [
      { kind: 'text', text: text(store.name, name, day) },
      { kind: 'button', label: button, url: `${shopUrl}/admin/staff` },
      { kind: 'note', text: note },
    ],
  });
}

type Warning = 'newNetwork' | 'wrongGuesses';

function mailWarning(tx: Tx, from: From, kind: Warning, person: Reader, key: string): Promise<void> {
  const { store, shopUrl } = from;
  const language = languageOf(person, store);
  const { subject, heading, text, button } = translate(staffMessages, language)[kind];
  return queueMail(tx, from, {
    key,
    to: person.email,
    language,
    subject: subject(store.name),
    heading,
    blocks: [
      { kind: 'text', text: text(store.name) },
      { kind: 'button', label: button, url: `${shopUrl}/admin/account` },
    ],
  });
}

export const mailNewNetwork = (tx: Tx, from: From, person: Reader): Promise<void> =>
  mailWarning(tx, from, 'newNetwork', person, `staff-network ${person.id} ${from.now.toISOString()}`);

/** At most one mail in an hour. */
export const mailWrongGuesses = (tx: Tx, from: From, person: Reader): Promise<void> =>
  mailWarning(tx, from, 'wrongGuesses', person, `staff-guesses ${person.id} ${from.now.toISOString().slice(0, 13)}`);
