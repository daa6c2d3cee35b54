// Pictures are not part of the JSON contract: plain GETs at the URLs of Shopizer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { ImageVariantCache } from './image-variant-cache.ts';
import { findPicture, findPictureWidth } from './media-repository.ts';
import { acceptedFormat, hashFrom, offeredWidth } from './picture-url.ts';

const SMALL_WIDTH = 320;

export function mountMedia(app: FastifyInstance, db: Database, cache: ImageVariantCache, makesAvif: boolean): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { file = '', size } = request.params as { file?: string; size?: string };
    const { w } = request.query as { w?: string };
    const hash = hashFrom(file) ?? refuse('picture.not-found');
    const ownWidth = (await findPictureWidth(db, hash)) ?? refuse('picture.not-found');
    const asked = size === 'SMALL' ? SMALL_WIDTH : positive(w);
    const load = async () => (await findPicture(db, hash)) ?? refuse('picture.not-found');
    const format = acceptedFormat(request.headers.accept, makesAvif);
    const picture = await cache.take(hash, offeredWidth(asked, ownWidth), format, load);
    return reply
      .headers({
        'cache-control': picture.format === format ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        vary: 'Accept',
        // Other storefronts load our pictures from their own origin.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(`image/${picture.format}`)
      .send(picture.content);
  };
  app.get('/static/products/:store/:sku/:size/:file', send);
  app.get('/static/files/:store/:kind/:file', send);
}

const positive = (text: string | undefined): number | undefined => (Number(text) > 0 ? Number(text) : undefined);
