import type { PictureFormat } from './picture-formats.ts';
import { PictureProcess } from './picture-process.ts';

/** Turns a picture into the width and format; undefined keeps its own width. */
export type PictureEncoder = (
  content: Uint8Array,
  width: number | undefined,
  format: PictureFormat,
) => Promise<Uint8Array>;

/** AVIF of the most pixels takes two minutes of a slow core. */
const sizes = new PictureProcess({ maxSeconds: 600 });

export const encodePicture: PictureEncoder = (content, width, format) =>
  sizes.run({ name: 'resize', content, width, format });
