// Sends one mail at once, with settings that need not be saved, and says how it ended.
import type { MailTestAnswer } from '@vitrine/contract/mail/mail-rules.ts';
import type { MailTest } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { testMailMessages } from '../messages/en/notice.ts';
import { translate } from '../messages/translate.ts';
import type { RequestContext } from '../store/store.ts';
import { toEmailMessage } from './email-message.ts';
import { NO_TLS } from './inspect-smtp.ts';
import { frameOf } from './mail-frame.ts';
import { renderMail } from './render-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** For each step, and for all together: somebody waits in front of the screen. */
const STEP_MS = 8000;
const ALL_MS = 20_000;

interface TestMailSettings {
  readonly smtpUrl: string;
  readonly from: string | undefined;
  readonly to: string;
}

export async function trySending(
  { store, language, now, shopUrl }: Pick<RequestContext, 'store' | 'language' | 'now' | 'shopUrl'>,
  { smtpUrl, from, to }: TestMailSettings,
): Promise<MailTest> {
  const words = translate(testMailMessages, language);
  const { subject, html, text } = renderMail(frameOf(store, shopUrl, language), {
    subject: words.subject(store.name),
    heading: words.heading,
    blocks: [{ kind: 'text', text: words.text }],
  });
  const row = { key: `test ${now.toISOString()}`, createdAt: now, store, to, language, subject, html, text };
  const message = toEmailMessage({ ...row, replyTo: null, unsubscribeUrl: null }, { from, shopUrl });
  // The greeting has less time, so that a server which waits for TLS is known by its silence.
  const limits = { dnsMs: STEP_MS, connectMs: STEP_MS, greetingMs: STEP_MS * 0.8, answerMs: STEP_MS };
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), ALL_MS);
  try {
    const ended = await Promise.race([smtpTransport(smtpUrl, limits).send(message), late.promise]);
    return { answer: ended === 'late' ? 'timeout' : 'sent', reason: null };
  } catch (error) {
    return { answer: answerOf(error), reason: replyIn(error) };
  } finally {
    clearTimeout(timer);
  }
}

interface SmtpError {
  readonly code?: string;
  /** The code of the system, such as ECONNREFUSED. */
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

const causeOf = (error: unknown): SmtpError => {
  const { cause } = error as { cause?: SmtpError };
  return cause ?? (error as SmtpError);
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/;
/** The codes by which a server asks for user and password (RFC 4954) before it takes a mail. */
const NEEDS_LOGIN = [530];

function answerOf(error: unknown): MailTestAnswer {
  const { code = '', originalCode = '', command, responseCode = 0, message = '' } = causeOf(error);
  if (code === 'EDNS') return 'host-unknown';
  if (originalCode === 'ECONNREFUSED') return 'refused';
  if (CERTIFICATE.test(originalCode)) return 'certificate';
  if (NO_TLS.test(message)) return 'no-tls';
  if (code === 'ETLS') return 'no-starttls';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login-refused';
  if (NEEDS_LOGIN.includes(responseCode)) return 'login-needed';
  if (command === 'MAIL FROM') return 'sender-refused';
  if (command === 'RCPT TO') return 'recipient-refused';
  if (command === 'CONN' && message.startsWith('Greeting')) return 'no-greeting';
  return code === 'ETIMEDOUT' || NO_WAY.includes(originalCode) ? 'timeout' : 'unexpected';
}

const NO_WAY = ['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EHOSTDOWN'];

const MAX_REPLY_LENGTH = 300;

/** Quotes what a mail server replied to a command. Other services are not quoted: the address is chosen on a screen. */
const replyIn = (error: unknown): string | null => {
  const { command, responseCode, response } = causeOf(error);
  return command !== undefined && command !== 'CONN' && responseCode
    ? (response ?? '').slice(0, MAX_REPLY_LENGTH)
    : null;
};
