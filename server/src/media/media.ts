// Public API of the media module.
export { addPictures, findMediaIds } from './media-repository.ts';
export { filePictureUrl, pictureName, productPictureUrl } from './picture-url.ts';
