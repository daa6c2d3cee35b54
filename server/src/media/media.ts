// Public API of the media module.
export { checkPicture } from './check-picture.ts';
export { addPictures, findMediaIds, findStoredPictures } from './media-repository.ts';
export { pictureHash } from './picture-hash.ts';
export type { CheckedPicture } from './picture-task.ts';
export { filePictureUrl, type PictureOwner, pictureName, productPictureUrl } from './picture-url.ts';
export { uploadPicture } from './upload-picture.ts';
