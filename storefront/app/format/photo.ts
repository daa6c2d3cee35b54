import type { Language } from '../i18n/language.ts';
import { languageAttributes, type TextLanguage } from '../i18n/text-language.ts';
import { ownPath, pictureSet, pictureUrl } from './image-url.ts';

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
