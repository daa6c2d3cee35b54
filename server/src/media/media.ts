// Public API of the media module.

export {
  addPictureOnce,
  addPictures,
  findMediaIds,
  findPictureContent,
  findStoredPictures,
} from './media-repository.ts';
export { checkPicture, fitPicture } from './picture-process.ts';
export { formatBySignature } from './picture-signature.ts';
export { type CheckedPicture, MAX_PIXELS } from './picture-task.ts';
export { filePictureUrl, type PictureOwner, pictureHash, pictureName, productPictureUrl } from './picture-url.ts';
export { uploadPicture } from './upload-picture.ts';
