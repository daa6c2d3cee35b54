// Links to previews. They name a product and a time, and are signed: nothing is stored, and nobody can make one.
import { timingSafeEqual } from 'node:crypto';
import type { Fingerprint } from '../../platform/security/secret.ts';

const MINUTES = 30;

interface Subject {
  readonly storeId: number;
  readonly productId: number;
  readonly now: Date;
}

const sign = (fingerprint: Fingerprint, storeId: number, productId: number, until: number): string =>
  fingerprint('preview of a draft', `${storeId} ${productId} ${until}`);

export function createPreviewToken(fingerprint: Fingerprint, { storeId, productId, now }: Subject): string {
  const until = Math.floor(now.getTime() / 1000) + MINUTES * 60;
  return `${productId}.${until}.${sign(fingerprint, storeId, productId, until)}`;
}

/** The number of the product; undefined when the link is not ours or too old. */
export function readPreviewToken(
  fingerprint: Fingerprint,
  token: string,
  { storeId, now }: Omit<Subject, 'productId'>,
): number | undefined {
  const [, product, end, signature = ''] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const [productId, until] = [Number(product), Number(end)];
  if (product === undefined || until * 1000 <= now.getTime()) return undefined;
  const expected = Buffer.from(sign(fingerprint, storeId, productId, until));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? productId : undefined;
}
