// Serves the back office under /admin: one static page for all of its addresses, and its scripts and styles. The page holds
// no data; its calls carry the session.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { acceptedEncoding } from '@vitrine/server/negotiate.ts';
import { BACK_OFFICE_POLICY, type SecurityHeaders } from '../security-headers.ts';
import { loadAssets, type SendAsset } from './assets.ts';

const ROOT = '/admin';

export const isBackOffice = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

const backOfficeHeaders = (securityHeaders: SecurityHeaders): Record<string, string> => ({
  ...securityHeaders,
  'content-security-policy': BACK_OFFICE_POLICY,
  // Addresses of orders stay inside the shop. Not "no-referrer": calls would then have the origin "null".
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
});

/** `folder`: the build of the back office. */
export function loadBackOffice(folder: string, securityHeaders: SecurityHeaders): SendAsset {
  const sendAsset = loadAssets(folder, securityHeaders, ROOT);
  const plain = readFileSync(join(folder, 'index.html'));
  const bodies = {
    identity: plain,
    br: readFileSync(join(folder, 'index.html.br')),
    gzip: readFileSync(join(folder, 'index.html.gz')),
  };
  const headers = {
    ...backOfficeHeaders(securityHeaders),
    vary: 'Accept-Encoding',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
  return (path, request, response, id) => {
    if (!isBackOffice(path)) return false;
    if (sendAsset(path, request, response, id)) return true;
    // A script of an older version is not found, so that the open page offers to load itself again.
    if (!isRead(request) || path.startsWith(`${ROOT}/assets/`)) return false;
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, { ...headers, 'x-request-id': id }).end();
      return true;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = bodies[encoding];
    response.writeHead(200, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': body.length,
      'x-request-id': id,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
