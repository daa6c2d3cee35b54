// A page as the bytes that leave, with every header worked out when it was made.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '@vitrine/server/negotiate.ts';

interface Packed {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** A page asked for this often is worth packing as tightly as can be. */
const WORTH_MORE = 3;

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const packTightly = promisify(brotliCompress);

export class CachedPage {
  readonly status: number;
  /** Bytes it takes in memory, packed forms included. */
  readonly size: number;
  private readonly body: Buffer;
  private readonly headers: Record<string, string>;
  private readonly etag: string;
  private readonly packed = new Map<Encoding, Packed>();
  private asked = 0;

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.body = body;
    const policy = headers['content-security-policy'] ?? '';
    this.etag = `"${createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, etag: this.etag, vary: 'Accept-Encoding' };
    this.size = body.length * 2 + 2000;
  }

  /** `own` are the headers of this one response, such as its id. */
  send(request: IncomingMessage, response: ServerResponse, own: Readonly<Record<string, string>>): void {
    if (request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, { ...this.headers, ...own }).end();
      return;
    }
    const { body, headers } = this.as(acceptedEncoding(request.headers['accept-encoding']));
    response.writeHead(this.status, { ...headers, ...own });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Packed quickly for the first who asks, and once more, tightly and beside the traffic, when others follow. */
  private as(packing: Encoding): Packed {
    this.asked += 1;
    if (this.asked === WORTH_MORE) this.packBetter();
    const known = this.packed.get(packing);
    if (known) return known;
    const body =
      packing === 'br'
        ? brotliCompressSync(this.body, brotli(5))
        : packing === 'gzip'
          ? gzipSync(this.body)
          : this.body;
    return this.keep(packing, body);
  }

  private packBetter(): void {
    packTightly(this.body, brotli(11)).then(
      (body) => this.keep('br', body),
      // The quickly packed form stays.
      () => {},
    );
  }

  private keep(packing: Encoding, body: Buffer): Packed {
    const encoding = packing === 'identity' ? {} : { 'content-encoding': packing };
    const packed = { body, headers: { ...this.headers, ...encoding, 'content-length': String(body.length) } };
    this.packed.set(packing, packed);
    return packed;
  }
}
