import { acceptsMediaType } from '../platform/http/negotiate.ts';

// Pure: URLs of pictures, and the width and format for a browser. URLs contain the hash of the content, so browsers can
// cache them forever.

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

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Fixed widths, so that requests cannot fill the disk. */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

/** The smallest available width that is large enough; undefined means the original width. */
export function offeredWidth(asked: number | undefined, own: number): number | undefined {
  if (asked === undefined) return undefined;
  return PICTURE_WIDTHS.find((width) => width >= asked && width < own);
}

export function acceptedFormat(accept: string | undefined, makesAvif: boolean): PictureFormat {
  if (makesAvif && acceptsMediaType(accept, 'image/avif')) return 'avif';
  return acceptsMediaType(accept, 'image/webp') ? 'webp' : 'jpeg';
}
