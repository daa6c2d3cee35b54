// Pure: URLs of pictures. They contain the hash of the content, so browsers can cache them forever.

import { createHash } from 'node:crypto';

export interface PictureOwner {
  readonly shopUrl: string;
  readonly store: { readonly code: string };
}

/** mug-indigo.webp → mug-indigo.0123456789abcdef.webp */
export const pictureName = (name: string, hash: string): string => name.replace(/(\.\w+)?$/, `.${hash}$1`);

export const hashFrom = (name: string): string | undefined => /\.([0-9a-f]{16})(?:\.\w+)?$/.exec(name)?.[1];

export const productPictureUrl = ({ shopUrl, store }: PictureOwner, sku: string, name: string, hash: string): string =>
  `${shopUrl}/static/products/${store.code}/${sku}/LARGE/${encodeURIComponent(pictureName(name, hash))}`;

export const filePictureUrl = ({ shopUrl, store }: PictureOwner, name: string, hash: string): string =>
  `${shopUrl}/static/files/${store.code}/IMAGE/${encodeURIComponent(pictureName(name, hash))}`;

/** Names a stored picture by its content. */
export const pictureHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
