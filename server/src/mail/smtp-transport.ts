import { createTransport } from 'nodemailer';
import type { EmailMessage } from './email-message.ts';
import { type MailTransport, Undeliverable } from './email-message.ts';
import { explainSmtp } from './inspect-smtp.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Timeouts after RFC 5321 (4.5.3.2): a server that is disconnected while it processes a mail often delivers it all the
 * same, and again after every retry.
 */
export interface SmtpTimeouts {
  readonly dnsMs: number;
  /** From the connection to the end of STARTTLS. */
  readonly connectMs: number;
  readonly greetingMs: number;
  /** For the response to any command; the one after DATA takes the longest. */
  readonly answerMs: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  dnsMs: 30 * SECOND,
  connectMs: 5 * MINUTE,
  greetingMs: 5 * MINUTE,
  answerMs: 10 * MINUTE,
};

export function smtpTransport(smtpUrl: string, timeouts: SmtpTimeouts = SMTP_TIMEOUTS): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.answerMs,
    dnsTimeout: timeouts.dnsMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    retainsMails: false,
    send: async (letter) => {
      try {
        await transport.sendMail(toMessage(letter));
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(String(error), { cause: error }) : explainSmtp(error, smtpUrl);
      }
    },
  };
}

function toMessage({ from, to, replyTo, unsubscribeUrl, language, ...rest }: EmailMessage) {
  return {
    ...rest,
    from,
    // As an object, so that a comma does not make two recipients.
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

/** Permanent error of this recipient or message. Refused credentials are not final: the merchant can correct them. */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if (command === 'API') return code === 'EENVELOPE';
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;
}
