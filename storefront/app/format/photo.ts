import type { Language } from '../i18n/language.ts';
import { languageAttributes, type TextLanguage } from '../i18n/text-language.ts';

/** A picture in page data; the URLs of its sizes are computed when it is rendered. */
export interface Photo {
  url: string;
  width: number;
  height: number;
  alt: string;
  altLanguage?: TextLanguage | undefined;
}

interface SentPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly altLanguage?: string | undefined;
}

export const photoOf = (sent: SentPicture, shopUrl: string, page: Language): Photo => ({
  ...plainPhotoOf(sent, shopUrl),
  alt: sent.alt,
  altLanguage: languageAttributes(sent.altLanguage, page),
});

/** Without a text: its name stands beside it. */
export const plainPhotoOf = ({ url, width, height }: Omit<SentPicture, 'alt'>, shopUrl: string): Photo => ({
  url: ownPath(url, shopUrl),
  width: width || 800,
  height: height || 1000,
  alt: '',
});

export const drawPhoto = (photo: Photo, alt: string = photo.alt) => ({
  src: pictureUrl(photo.url, 640),
  srcSet: pictureSet(photo.url, photo.width),
  width: photo.width,
  height: photo.height,
  alt,
  language: photo.altLanguage,
});

// Pictures are requested at the width they are shown; the server chooses the best format the browser accepts.

const widths = [320, 480, 640, 960, 1280, 1600] as const;

/** Converts a URL of the shop's own picture to a path, so that pages do not depend on the host name. */
export const ownPath = (imageUrl: string, shopUrl: string): string =>
  imageUrl.startsWith(`${shopUrl}/`) ? imageUrl.slice(shopUrl.length) : imageUrl;

export const pictureUrl = (imageUrl: string, width: number): string =>
  imageUrl.startsWith('/') ? `${imageUrl}?w=${width}` : imageUrl;

/** The srcset for an original; undefined for pictures of other hosts. */
export function pictureSet(imageUrl: string, originalWidth: number): string | undefined {
  if (!imageUrl.startsWith('/')) return undefined;
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 1 ? fitting.map((width) => `${pictureUrl(imageUrl, width)} ${width}w`).join(', ') : undefined;
}
