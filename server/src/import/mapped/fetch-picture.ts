// Downloads a picture from an address that somebody else has chosen. It must not reach anything that only this machine
// can reach: names are resolved once, every address is checked, and the connection is made to the checked address.
import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from '@vitrine/contract/picture-limits.ts';
import type { PictureReason } from '../../messages/en/file-issue.ts';
import { isPublicAddress } from './public-address.ts';

/** The picture cannot be had. */
export class PictureError extends Error {
  readonly reason: PictureReason;
  /** Such as the host, or the status of the server. */
  readonly value: string;

  constructor(reason: PictureReason, value: string | number = '') {
    super(`${reason} ${value}`.trim());
    this.reason = reason;
    this.value = String(value);
  }
}

export type FetchPicture = (url: string) => Promise<Uint8Array>;

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

interface Network {
  resolve(host: string): Promise<readonly string[]>;
  /** Whether a connection may be made to this address. */
  isAllowed(address: string): boolean;
}

const internet: Network = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

export const fetchPicture: FetchPicture = (url) => fetchWith(internet, url);

export async function fetchWith(network: Network, address: string): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(network, url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = URL.parse(headers.location, url)?.href ?? '';
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new PictureError('status', statusCode);
    }
    return readBytes(response, signal);
  }
  throw new PictureError('redirects', MAX_REDIRECTS);
}

async function open(network: Network, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new PictureError('not-http');
  const checked = await checkedAddress(network, url.hostname);
  // The name is not resolved a second time: its owner could answer with another address then.
  const lookup: LookupFunction = (_, { all }, done) => {
    const family = isIPv6(checked) ? 6 : 4;
    if (all) done(null, [{ address: checked, family }]);
    else done(null, checked, family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity' };
    send(url, { lookup, signal, agent: false, headers }, resolve)
      .on('error', (error) => reject(signal.aborted ? new PictureError('slow') : unreachable(error)))
      .end();
  });
}

async function checkedAddress({ resolve, isAllowed }: Network, hostname: string): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch(() => {
        throw new PictureError('host', host);
      });
  const [first] = addresses;
  if (first === undefined) throw new PictureError('host', host);
  if (!addresses.every(isAllowed)) throw new PictureError('not-public', host);
  return first;
}

async function readBytes(response: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_PICTURE_BYTES) throw new PictureError('large', MAX_PICTURE_MEGABYTES);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(signal.aborted ? 'slow' : 'broken');
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

const unreachable = (error: Error): PictureError =>
  new PictureError('no-connection', 'code' in error ? String(error.code) : '');
