import type { Image } from '@vitrine/contract/catalog-shapes.ts';
import { type Photo, photoOf } from '../../../format/photo.ts';

const productPhoto = (image: Image, shopUrl: string): Photo =>
  photoOf({ url: image.imageUrl, width: image.width, height: image.height, alt: image.alt }, shopUrl);

/** Pictures in the merchant's order, the default one first; videos have no tile. */
export const productPhotos = (images: Image[], shopUrl: string): Photo[] =>
  images
    .filter(({ imageType }) => imageType === 0)
    .sort((a, b) => Number(b.defaultImage) - Number(a.defaultImage) || a.order - b.order)
    .map((image) => productPhoto(image, shopUrl));
