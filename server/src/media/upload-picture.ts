import type { uploadPicture as shape } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { MAX_PICTURE_MEGABYTES } from '@vitrine/contract/picture-limits.ts';
import type { Database } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { addPictureOnce } from './media-repository.ts';
import { checkPicture } from './picture-process.ts';
import { MAX_PIXELS } from './picture-task.ts';
import { filePictureUrl, type PictureOwner } from './picture-url.ts';

/** Stores a picture once, however often it is uploaded. Nothing shows it before something names it. */
export async function uploadPicture(
  { db, ...owner }: PictureOwner & { readonly db: Database },
  { query: { name: given }, body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const picture = await checkPicture(body);
  if (typeof picture === 'string')
    return throwDomainError(picture, { megabytes: MAX_PICTURE_MEGABYTES, megapixels: MAX_PIXELS / 1_000_000 });
  await addPictureOnce(db, picture);
  const name = nameFrom(given, picture.contentType);
  const { hash, width, height } = picture;
  return { hash, name, url: filePictureUrl(owner, name, hash), width, height };
}

/** A name for addresses, with the ending of what is stored. */
function nameFrom(given: string, contentType: string): string {
  const stem = given
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem.slice(0, 80) || 'picture'}.${contentType.replace('image/', '').replace('jpeg', 'jpg')}`;
}
