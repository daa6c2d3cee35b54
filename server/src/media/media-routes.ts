// Pictures are not part of the JSON contract: plain GETs at the URLs of Shopizer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { findPictureFacts } from './media-repository.ts';
import { acceptedFormat, offeredWidth } from './picture-formats.ts';
import { hashFrom } from './picture-url.ts';
import type { PictureServer } from './sizes/picture-server.ts';

const SMALL_WIDTH = 320;

export function mountMedia(app: FastifyInstance, db: Database, pictures: PictureServer, makesAvif: boolean): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { file = '', size } = request.params as { file?: string; size?: string };
    const { w } = request.query as { w?: string };
    const hash = hashFrom(file) ?? throwDomainError('picture.not-found');
    const original = (await findPictureFacts(db, hash)) ?? throwDomainError('picture.not-found');
    const asked = size === 'SMALL' ? SMALL_WIDTH : positive(w);
    const format = acceptedFormat(request.headers.accept, makesAvif);
    const width = offeredWidth(asked, original.width);
    const picture = (await pictures.take({ hash, width, format }, original)) ?? throwDomainError('picture.not-found');
    reply.headers({
      // A substitute for a size that is not ready yet is soon requested again.
      'cache-control': picture.isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      etag: picture.etag,
      vary: 'Accept',
      // Other storefronts load our pictures from their own origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.contentType).send(picture.content);
  };
  app.get('/static/products/:store/:sku/:size/:file', send);
  app.get('/static/files/:store/:kind/:file', send);
}

const positive = (text: string | undefined): number | undefined => (Number(text) > 0 ? Number(text) : undefined);
