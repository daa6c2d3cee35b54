// Public API of the media module.

export { addPictures, findMediaIds, findStoredPictures } from './media-repository.ts';
export { checkPicture } from './picture-process.ts';
export type { CheckedPicture } from './picture-task.ts';
export { filePictureUrl, type PictureOwner, pictureHash, pictureName, productPictureUrl } from './picture-url.ts';
export { uploadPicture } from './upload-picture.ts';
