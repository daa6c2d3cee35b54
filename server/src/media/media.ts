// THE DOOR of the pictures.
export { type SavedPicture, savePicture } from './media-repository.ts';
export { filePictureUrl, pictureName, productPictureUrl } from './picture-url.ts';
