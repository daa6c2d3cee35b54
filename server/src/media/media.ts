// Public API of the media module.
export { type CheckedPicture, checkPicture, pictureHash } from './check-picture.ts';
export { addPictures, findMediaIds, findStoredPictures } from './media-repository.ts';
export { filePictureUrl, type PictureOwner, pictureName, productPictureUrl } from './picture-url.ts';
export { uploadPicture } from './upload-picture.ts';
