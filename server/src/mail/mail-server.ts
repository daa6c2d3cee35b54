// Pure: the mail server that staff has set, as the address that mails are sent by.
import type { MailSettingsView, TypedMailServer } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import type { StoreRow } from '../store/store.ts';

const SCHEME = { starttls: 'smtp', tls: 'smtps', none: 'smtp' } as const;
const OPTION = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' } as const;

export function serverOf({ smtpHost, smtpPort, smtpEncryption, smtpUser }: StoreRow): TypedMailServer | null {
  if (smtpHost === null || smtpPort === null || smtpEncryption === null) return null;
  return { host: smtpHost, port: smtpPort, encryption: smtpEncryption, user: smtpUser };
}

export function addressOf({ host, port, encryption, user }: TypedMailServer, password: string): string {
  const account = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${SCHEME[encryption]}://${account}${host}:${port}/${OPTION[encryption]}`;
}

/**
 * The address with the stored password, which is stored together with its server and its user: it is never sent to another
 * one, not even when the server is changed back by an undo. undefined when the password for this one is not known.
 */
export function storedAddressOf(server: TypedMailServer, stored: string | undefined): string | undefined {
  if (server.user === null) return addressOf(server, '');
  const password = stored === undefined ? '' : decodeURIComponent(new URL(stored).password);
  return password !== '' && addressOf(server, password) === stored ? stored : undefined;
}

/** The server of an address, without its password. */
export function describeAddress(smtpUrl: string): NonNullable<MailSettingsView['server']> {
  const { protocol, hostname, port, username, searchParams } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const unsecured = searchParams.get('requireTLS') === 'true' ? 'starttls' : 'offered';
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    encryption: isSecure ? 'tls' : unsecured,
    user: decodeURIComponent(username) || null,
  };
}

/** `Name <address>`; an empty part means that of the store. undefined when both are. */
export const senderOf = (name: string | null, address: string | null): string | undefined =>
  name === null && address === null ? undefined : `${name ?? ''} <${address ?? ''}>`;
