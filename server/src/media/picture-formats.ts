// Pure: chooses width and format of a picture for a browser.
import { acceptsMediaType } from '../platform/http/negotiate.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The shop knows these facts about an original without reading its content. */
export interface PictureFacts {
  readonly hash: string;
  readonly width: number;
  readonly contentType: string;
}

export interface PictureSize {
  readonly hash: string;
  /** Undefined means the width of the original. */
  readonly width: number | undefined;
  readonly format: PictureFormat;
}

/** The name of its file, on disk and in a bucket. */
export const pictureFileName = ({ hash, width, format }: PictureSize): string => `${hash}-${width ?? 'full'}.${format}`;

/** Fixed widths, so that requests cannot fill the disk. */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

/** For clients that do not know WebP: one size that is always there. */
const JPEG_WIDTH = 640;

/** The smallest available width that is large enough; undefined means the original width. */
export function offeredWidth(asked: number | undefined, own: number): number | undefined {
  if (asked === undefined) return undefined;
  return PICTURE_WIDTHS.find((width) => width >= asked && width < own);
}

export function acceptedFormat(accept: string | undefined, makesAvif: boolean): PictureFormat {
  if (makesAvif && acceptsMediaType(accept, 'image/avif')) return 'avif';
  return acceptsMediaType(accept, 'image/webp') ? 'webp' : 'jpeg';
}

export const isOriginal = ({ width, format }: PictureSize, { contentType }: PictureFacts): boolean =>
  width === undefined && contentType === `image/${format}`;

/** The sizes made when a picture comes in: those that cards and galleries show most come first. */
export function sizesMadeAhead(picture: PictureFacts): PictureSize[] {
  const { hash, width: own } = picture;
  const widths = [640, 480, 960, 320, 1280, 1600, undefined].filter((width) => width === undefined || width < own);
  const sizes: PictureSize[] = widths.map((width) => ({ hash, width, format: 'webp' }));
  sizes.push({ hash, width: offeredWidth(JPEG_WIDTH, own), format: 'jpeg' });
  return sizes.filter((size) => !isOriginal(size, picture));
}

/**
 * The sizes that may stand in for one that is not ready, best first: larger ones before smaller ones. WebP stands in for AVIF,
 * since every browser that knows AVIF knows WebP.
 */
export function sizesInstead({ hash, width, format }: PictureSize): PictureSize[] {
  const wanted = width ?? Number.POSITIVE_INFINITY;
  const larger = PICTURE_WIDTHS.filter((other) => other >= wanted);
  const smaller = PICTURE_WIDTHS.filter((other) => other < wanted).reverse();
  const widths = width === undefined ? [undefined, ...smaller] : [...larger, undefined, ...smaller];
  const ready: PictureFormat = format === 'avif' ? 'webp' : format;
  return widths.map((other) => ({ hash, width: other, format: ready }));
}
