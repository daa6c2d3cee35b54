import { createTransport } from 'nodemailer';
import { type Carrier, Undeliverable } from './carrier.ts';
import type { Letter } from './letter.ts';

const PATIENCE_MS = 10_000;

export function smtpCarrier(smtpUrl: string): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsLetters: false,
    carry: async (letter) => {
      try {
        await transport.sendMail(toMessage(letter));
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(String(error), { cause: error }) : error;
      }
    },
  };
}

function toMessage({ from, to, replyTo, unsubscribeUrl, language, ...rest }: Letter) {
  return {
    ...rest,
    from,
    // As an object, so that a comma does not make it two.
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

/** A "never" to this recipient or this letter; to our name or password it is the merchant's to put right. */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if (command === 'API') return code === 'EENVELOPE';
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;
}
