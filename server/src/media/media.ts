// Public API of the media module.
export { findMediaIds, savePictures } from './media-repository.ts';
export { filePictureUrl, pictureName, productPictureUrl } from './picture-url.ts';
