import { ownPath, pictureSet, pictureUrl } from './image-url.ts';

/** A picture in page data; the URLs of its sizes are computed when it is rendered. */
export interface Photo {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export const photoOf = ({ url, width, height, alt }: Photo, shopUrl: string): Photo => ({
  url: ownPath(url, shopUrl),
  width: width || 800,
  height: height || 1000,
  alt,
});

export const drawPhoto = (photo: Photo, alt: string = photo.alt) => ({
  src: pictureUrl(photo.url, 640),
  srcSet: pictureSet(photo.url, photo.width),
  width: photo.width,
  height: photo.height,
  alt,
});
