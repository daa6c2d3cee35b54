// Pictures are not part of the JSON contract: plain GETs at the URLs of Shopizer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { findPictureContent, findPictureFacts } from './media-repository.ts';
import { acceptedFormat, offeredWidth } from './picture-formats.ts';
import { hashFrom } from './picture-url.ts';
import type { PictureServer } from './sizes/picture-server.ts';

const SMALL_WIDTH = 320;
const FOREVER = 'public, max-age=31536000, immutable';

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
      'cache-control': picture.isExact ? FOREVER : 'public, max-age=60',
      etag: picture.etag,
      vary: 'Accept',
      // Other storefronts load our pictures from their own origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.contentType).send(picture.content);
  };
  /** Pictures of the brand, as they are stored: mail programs cannot choose a format. */
  const sendPng = async (request: FastifyRequest, reply: FastifyReply) => {
    const { file = '' } = request.params as { file?: string };
    const hash = /^([0-9a-f]{16})\.png$/.exec(file)?.[1] ?? '';
    const facts = await findPictureFacts(db, hash);
    const content = facts?.contentType === 'image/png' ? await findPictureContent(db, hash) : undefined;
    if (!content) return throwDomainError('picture.not-found');
    reply.headers({ 'cache-control': FOREVER, 'cross-origin-resource-policy': 'cross-origin' });
    return reply.type('image/png').send(content);
  };
  app.get('/static/brand/:file', sendPng);
  app.get('/static/products/:store/:sku/:size/:file', send);
  app.get('/static/files/:store/:kind/:file', send);
}

const positive = (text: string | undefined): number | undefined => (Number(text) > 0 ? Number(text) : undefined);
