// Logos and the icon: checked like every picture, and stored as PNG in the size that they are shown in.
import type { Input } from '@vitrine/contract/endpoint.ts';
import { MAX_PICTURE_MEGABYTES } from '@vitrine/contract/picture-limits.ts';
import {
  type BrandPicture,
  ICON_SIZE,
  LOGO_MIN_HEIGHT,
  logoBox,
  logoShape,
  type PictureField,
  SMALL_ICON_SIZE,
} from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { uploadBrandPicture as shape } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import {
  addPictureOnce,
  checkPicture,
  findStoredPictures,
  fitPicture,
  formatBySignature,
  MAX_PIXELS,
  pictureHash,
} from '../media/media.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';

/** Nothing shows it before the brand names it. */
export async function uploadBrandPicture(
  { db }: { readonly db: Database },
  { query: { field }, body }: Input<typeof shape>,
): Promise<BrandPicture> {
  throwUnlessAccepted(body);
  const picture = await checkPicture(body);
  if (typeof picture === 'string')
    return throwDomainError(picture, { megabytes: MAX_PICTURE_MEGABYTES, megapixels: MAX_PIXELS / 1_000_000 });
  if (field !== 'siteIcon') {
    throwUnlessLogo(picture);
    return store(db, picture.content, logoBox);
  }
  throwUnlessIcon(picture);
  const icon = await store(db, picture.content, squareOf(ICON_SIZE));
  const small = await store(db, picture.content, squareOf(SMALL_ICON_SIZE));
  return { ...icon, small: small.hash };
}

const squareOf = (size: number) => ({ width: size, height: size });

const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];

/** Drawings are named: many logos are SVG, and “not a picture” would be no help. */
function throwUnlessAccepted(content: Uint8Array): void {
  if (ACCEPTED.includes(formatBySignature(content))) return;
  const head = Buffer.from(content.subarray(0, 2000)).toString('utf8');
  throwDomainError(/<svg[\s>]/i.test(head) ? 'shop-brand.svg' : 'shop-brand.picture-format');
}

type Size = Pick<BrandPicture, 'width' | 'height'>;

function throwUnlessLogo({ width, height }: Size): void {
  const { widest, narrowest } = logoShape;
  if (height >= LOGO_MIN_HEIGHT && width <= widest * height && width >= narrowest * height) return;
  throwDomainError('shop-brand.logo-size', { width, height, least: LOGO_MIN_HEIGHT, widest });
}

function throwUnlessIcon({ width, height }: Size): void {
  if (width === height && width >= ICON_SIZE) return;
  throwDomainError('shop-brand.icon-size', { width, height, least: ICON_SIZE });
}

async function store(db: Database, content: Uint8Array, box: Size): Promise<BrandPicture> {
  const { width, height, content: png } = await fitPicture(content, box);
  const hash = pictureHash(png);
  await addPictureOnce(db, { hash, contentType: 'image/png', width, height, content: png });
  return { hash, width, height, small: null };
}

/** Only pictures that were uploaded here, which have the right size and format. */
export async function throwUnlessStored(
  db: Queryable,
  pictures: Readonly<Partial<Record<PictureField, BrandPicture | null | undefined>>>,
): Promise<void> {
  const named = Object.entries(pictures).flatMap(([field, picture]) => (picture ? [{ field, picture }] : []));
  const stored = await findStoredPictures(
    db,
    named.flatMap(({ picture: { hash, small } }) => [hash, ...(small === null ? [] : [small])]),
  );
  for (const { field, picture } of named) {
    const known = stored.get(picture.hash);
    const isSame = known?.width === picture.width && known.height === picture.height;
    const isSmall = known && known.width <= logoBox.width && known.height <= ICON_SIZE;
    const hasSmall = picture.small === null || stored.get(picture.small)?.width === SMALL_ICON_SIZE;
    if (known?.contentType !== 'image/png' || !isSame || !isSmall || !hasSmall)
      throwDomainError('picture.not-found', {}, { field });
  }
}
