// Looks at a mail server without sending a mail, and says in plain words what is wrong with its address.
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

const limits = (timeoutMs: number) => ({
  connectionTimeout: timeoutMs,
  // Shorter than that of the socket, so that a server which waits for TLS is known by its silence.
  greetingTimeout: timeoutMs * 0.8,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
});

/** Connects and signs in. */
export async function checkSmtp(smtpUrl: string, timeoutMs: number): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...limits(timeoutMs) });
  try {
    await transport.verify();
  } catch (error) {
    throw explainSmtp(error, smtpUrl);
  } finally {
    transport.close();
  }
}

/**
 * Whether the password of the address would reach the mail server unencrypted, because it offers no TLS. Nobody signs in for the
 * question. False also when the server does not answer.
 */
export async function sendsPasswordOpenly(smtpUrl: string, timeoutMs: number): Promise<boolean> {
  const { protocol, password } = new URL(smtpUrl);
  if (protocol === 'smtps:' || password === '') return false;
  const { options } = createTransport({ url: smtpUrl });
  const connection = new SMTPConnection({ ...options, ...limits(timeoutMs) });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    return !connection.secure;
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

/** OpenSSL's words for an answer that is no TLS. */
export const NO_TLS =
  /wrong version number|packet length too long|unexpected message|SSL routines|tlsv1 alert protocol/;
const NO_GREETING = /Greeting never received|Connection closed unexpectedly/;

/** The error itself, or one that says which of smtp: and smtps: belongs to the port. */
export function explainSmtp(error: unknown, smtpUrl: string): unknown {
  const { message, code, command } = error as { message?: string; code?: string; command?: string };
  const { protocol, port } = new URL(smtpUrl);
  const explained = (text: string) => Object.assign(new Error(text, { cause: error }), { code, command });
  if (protocol === 'smtps:' && NO_TLS.test(message ?? ''))
    return explained(
      `port ${port || 465} of the mail server does not begin with TLS, as smtps:// does: use smtp:// for it, or the port for smtps://, mostly 465`,
    );
  if (protocol === 'smtp:' && command === 'CONN' && NO_GREETING.test(message ?? ''))
    return explained(
      `the mail server does not greet at port ${port || 587}: if that port begins with TLS, as 465 does, use smtps:// for it`,
    );
  return error;
}
