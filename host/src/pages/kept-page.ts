// A page as the bytes that leave, with every header worked out when it was made.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../security-headers.ts';

type Packing = 'br' | 'gzip' | undefined;

export class KeptPage {
  readonly status: number;
  readonly size: number;
  private readonly etag: string;
  private readonly bodies: ReadonlyMap<Packing, Buffer>;
  private readonly headers: ReadonlyMap<Packing, Record<string, string>>;
  private readonly unchanged: Record<string, string>;

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.etag = `"${createHash('sha256')
      .update(body)
      .update(headers['content-security-policy'] ?? '')
      .digest('base64url')
      .slice(0, 22)}"`;
    this.bodies = new Map<Packing, Buffer>([
      ['br', brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })],
      ['gzip', gzipSync(body, { level: 9 })],
      [undefined, body],
    ]);
    const common = { ...SECURITY_HEADERS, ...headers, etag: this.etag, vary: 'Accept-Encoding' };
    this.headers = new Map(
      [...this.bodies].map(([packing, bytes]) => [
        packing,
        { ...common, ...(packing && { 'content-encoding': packing }), 'content-length': String(bytes.length) },
      ]),
    );
    this.unchanged = common;
    this.size = [...this.bodies.values()].reduce((sum, { length }) => sum + length, 2000);
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, this.unchanged).end();
      return;
    }
    const packing = packingFor(request.headers['accept-encoding']);
    response.writeHead(this.status, this.headers.get(packing));
    response.end(request.method === 'HEAD' ? undefined : this.bodies.get(packing));
  }
}

function packingFor(accepted = ''): Packing {
  if (accepted.includes('q=0')) return undefined;
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
