// The messages between the shop and its process for pictures.

import type { PictureFormat } from './picture-formats.ts';

export interface CheckedPicture {
  /** The hash of the stored content, so that an exported picture is the same when it is imported. */
  readonly hash: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

export type PictureError =
  | 'picture.not-a-picture'
  | 'file.too-large'
  | 'picture.too-many-pixels'
  | 'picture.too-deep'
  | 'picture.too-much';

/** A PNG, which pages, mail programs and documents can show. */
export type PngPicture = Pick<CheckedPicture, 'content' | 'width' | 'height'>;

/** The most of each side. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
}

export type PictureTask =
  | { readonly name: 'fit'; readonly content: Uint8Array; readonly box: PictureBox }
  | { readonly name: 'examine'; readonly content: Uint8Array }
  | {
      readonly name: 'resize';
      readonly content: Uint8Array;
      readonly width: number | undefined;
      readonly format: PictureFormat;
    };

interface Results {
  readonly examine: CheckedPicture | PictureError;
  readonly resize: Uint8Array;
  readonly fit: PngPicture;
}

export type ResultOf<T extends PictureTask> = Results[T['name']];

/** An error is told as text; a picture that cannot be shown is a result. */
export type PictureAnswer<T extends PictureTask> = { readonly result: ResultOf<T> } | { readonly error: string };

export const MAX_PIXELS = 50_000_000;
