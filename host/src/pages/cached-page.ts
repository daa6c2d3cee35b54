// A rendered page as bytes, with its headers computed once.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, compressBest, ownBytes } from '@vitrine/server/compress.ts';
import { acceptedEncoding, type Encoding } from '@vitrine/server/negotiate.ts';

interface EncodedPage {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** Number of requests after which a page is compressed with the highest quality. */
const BEST_COMPRESSION_AFTER = 3;

export class CachedPage {
  readonly status: number;
  /** Memory it takes, compressed forms included. */
  readonly size: number;
  private readonly body: Buffer;
  private readonly headers: Record<string, string>;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, EncodedPage>();
  private requests = 0;

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.body = ownBytes(body);
    const policy = headers['content-security-policy'] ?? '';
    this.etag = `"${createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)}"`;
    this.headers = { ...headers, etag: this.etag, vary: 'Accept-Encoding' };
    this.size = body.length * 2 + 2000;
  }

  /** `own` are headers of this response only, such as its request id. */
  send(request: IncomingMessage, response: ServerResponse, own: Readonly<Record<string, string>>): void {
    if (request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, { ...this.headers, ...own }).end();
      return;
    }
    const { body, headers } = this.encodedAs(acceptedEncoding(request.headers['accept-encoding']));
    response.writeHead(this.status, { ...headers, ...own });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Compressed fast for the first request, and again with the highest quality in the background when others follow. */
  private encodedAs(encoding: Encoding): EncodedPage {
    this.requests += 1;
    if (this.requests === BEST_COMPRESSION_AFTER) this.recompress();
    const known = this.encoded.get(encoding);
    return known ?? this.setEncoded(encoding, compress(this.body, encoding));
  }

  private recompress(): void {
    compressBest(this.body).then(
      (body) => this.setEncoded('br', body),
      // Keep the fast compression.
      () => {},
    );
  }

  private setEncoded(encoding: Encoding, body: Buffer): EncodedPage {
    const contentEncoding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const encoded = { body, headers: { ...this.headers, ...contentEncoding, 'content-length': String(body.length) } };
    this.encoded.set(encoding, encoded);
    return encoded;
  }
}
