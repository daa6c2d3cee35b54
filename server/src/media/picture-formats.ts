// Pure: chooses width and format of a picture for a browser.
import { acceptsMediaType } from '../platform/http/negotiate.ts';

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
