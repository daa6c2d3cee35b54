// Pure: settings that are valid by themselves and still will not do what the operator wants.
import type { Settings } from '../environment.ts';
import { bad, doubtful, type Finding, good } from './finding.ts';

const LOCAL = /^(localhost|127\.|\[?::1)/;

export function judgeSettings(settings: Settings, unknownNames: readonly string[]): Finding[] {
  const { hostname, protocol } = new URL(settings.shopUrl);
  const isPublic = !LOCAL.test(hostname);
  const isSecure = protocol === 'https:';
  return [
    good('settings', 'are valid'),
    unknownNames.length > 0 &&
      doubtful('settings', `.env has names the shop does not know: ${unknownNames.join(', ')}`, 'check their spelling'),
    isPublic && !isSecure && bad('SHOP_URL', 'is public without https', 'put a TLS proxy in front and use https://'),
    !isPublic && doubtful('SHOP_URL', `links lead to ${settings.shopUrl}`, 'set SHOP_URL to the address shoppers use'),
    isSecure &&
      settings.trustProxy === undefined &&
      doubtful(
        'proxy',
        'https needs a proxy, but TRUST_PROXY is not set: all shoppers count as one network',
        "set TRUST_PROXY to the proxy's address",
      ),
    settings.databaseUrl === undefined &&
      doubtful('database', 'is the embedded one, which may not survive a power cut', 'set DATABASE_URL to PostgreSQL'),
    settings.mail.smtpUrl === undefined &&
      doubtful(
        'mail',
        isSecure
          ? 'SMTP_URL is not set: without a server of the back office mails are stored and not sent'
          : 'SMTP_URL is not set: without a server of the back office mails are only shown in a mailbox',
        'set a mail server in the back office under Email (this does not look there), or SMTP_URL',
      ),
    isSecure &&
      hiddenPictures(settings).length > 0 &&
      doubtful(
        'pictures',
        `pictures of ${hiddenPictures(settings).join(', ')} are not shown: browsers refuse them on an https page`,
        'serve them by https and name that origin in PICTURE_ORIGINS',
      ),
    settings.metrics &&
      !LOCAL.test(settings.metrics.host) &&
      doubtful('metrics', `can be read at ${settings.metrics.host}`, 'let only Prometheus reach this port'),
  ].filter((finding) => finding !== false && finding !== undefined);
}

/** Origins of pictures that browsers do not load from an https page. */
const hiddenPictures = ({ apiUrl, pictureOrigins }: Settings): string[] =>
  [...(apiUrl === undefined ? [] : [new URL(apiUrl).origin]), ...pictureOrigins].filter((origin) =>
    origin.startsWith('http:'),
  );
