// Scripts, styles and fonts of the storefront, kept in memory as they leave: packed once at build time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join, relative, sep } from 'node:path';
import { acceptedEncoding } from '@vitrine/server/negotiate.ts';
import { type SecurityHeaders, WORKER_POLICY } from '../security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

interface Asset {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

interface AssetForms {
  readonly etag: string;
  readonly identity: Asset;
  readonly br: Asset | undefined;
  readonly gzip: Asset | undefined;
}

export type SendAsset = (path: string, request: IncomingMessage, response: ServerResponse, id: string) => boolean;

/** Answers requests for files of the folder; says false when the path is none of them. */
export function loadAssets(folder: string, everyAnswer: SecurityHeaders): SendAsset {
  const assets = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => TYPES[extname(file)] !== undefined && statSync(file).isFile())
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readForms(file, everyAnswer)]),
  );
  return (path, request, response, id) => {
    const forms = assets.get(path);
    if (!forms) return false;
    if (request.headers['if-none-match'] === forms.etag) {
      response.writeHead(304, { ...forms.identity.headers, 'x-request-id': id }).end();
      return true;
    }
    const { headers, body } = forms[acceptedEncoding(request.headers['accept-encoding'])] ?? forms.identity;
    response.writeHead(200, { ...headers, 'content-length': body.length, 'x-request-id': id });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function readForms(file: string, everyAnswer: SecurityHeaders): AssetForms {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...everyAnswer,
    ...(basename(file) === 'service-worker.js' && { 'content-security-policy': WORKER_POLICY }),
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    // Built files carry a hash in their name.
    'cache-control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag,
  };
  const packed = (ending: string, encoding: string): Asset | undefined =>
    existsSync(file + ending)
      ? { body: readFileSync(file + ending), headers: { ...headers, 'content-encoding': encoding } }
      : undefined;
  return { etag, identity: { body, headers }, br: packed('.br', 'br'), gzip: packed('.gz', 'gzip') };
}
