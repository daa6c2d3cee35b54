// Serves scripts, styles and fonts of the storefront and the back office from memory, compressed at build time.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import { setImmediate as nextImmediate } from 'node:timers/promises';
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

interface EncodedAsset {
  readonly etag: string;
  readonly identity: Asset;
  readonly br: Asset | undefined;
  readonly gzip: Asset | undefined;
}

export type SendAsset = (path: string, request: IncomingMessage, response: ServerResponse, id: string) => boolean;

/**
 * Serves the files of the folder under `root`; returns false for any other path. They are read when they are requested or soon after the
 * start, so that a later build does not change what this process serves.
 */
export function loadAssets(folder: string, securityHeaders: SecurityHeaders, root = ''): SendAsset {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TYPES[extname(name)] !== undefined)
      .map((name) => [`${root}/${name.split(sep).join('/')}`, join(folder, name)]),
  );
  const assets = new Map<string, EncodedAsset>();
  const read = (path: string): EncodedAsset | undefined => {
    const known = assets.get(path);
    if (known) return known;
    const file = files.get(path);
    if (file === undefined || !existsSync(file)) return undefined;
    const asset = readAsset(file, securityHeaders);
    assets.set(path, asset);
    return asset;
  };
  void readSoon([...files.keys()], read);
  return (path, request, response, id) => {
    const asset = read(path);
    if (!asset) return false;
    if (request.headers['if-none-match'] === asset.etag) {
      response.writeHead(304, { ...asset.identity.headers, 'x-request-id': id }).end();
      return true;
    }
    const { headers, body } = asset[acceptedEncoding(request.headers['accept-encoding'])] ?? asset.identity;
    response.writeHead(200, { ...headers, 'content-length': body.length, 'x-request-id': id });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** One file in each turn of the event loop, so that requests do not wait. */
async function readSoon(paths: readonly string[], read: (path: string) => unknown): Promise<void> {
  for (const path of paths) {
    await nextImmediate();
    read(path);
  }
}

function readAsset(file: string, securityHeaders: SecurityHeaders): EncodedAsset {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...securityHeaders,
    ...(basename(file) === 'service-worker.js' && { 'content-security-policy': WORKER_POLICY }),
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    // The names of built files contain a hash.
    'cache-control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag,
  };
  const readCompressed = (ending: string, encoding: string): Asset | undefined =>
    existsSync(file + ending)
      ? { body: readFileSync(file + ending), headers: { ...headers, 'content-encoding': encoding } }
      : undefined;
  return { etag, identity: { body, headers }, br: readCompressed('.br', 'br'), gzip: readCompressed('.gz', 'gzip') };
}
