// Pure: which form of a picture a browser gets.
import { acceptsMediaType } from '../platform/http/negotiate.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Pictures are made in these widths only, so that nobody can fill the disk by asking for others. */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

/** The smallest width on offer that is wide enough; undefined is the picture's own width. */
export function offeredWidth(asked: number | undefined, own: number): number | undefined {
  if (asked === undefined) return undefined;
  return PICTURE_WIDTHS.find((width) => width >= asked && width < own);
}

export function acceptedFormat(accept: string | undefined, makesAvif: boolean): PictureFormat {
  if (makesAvif && acceptsMediaType(accept, 'image/avif')) return 'avif';
  return acceptsMediaType(accept, 'image/webp') ? 'webp' : 'jpeg';
}
