import { z } from 'zod';
import { pictureFields, typePairs } from './brand-rules.ts';
import { hexColor } from './colors.ts';

const color = z.string().trim().toLowerCase().regex(hexColor).describe('Such as #163264');
const version = z.string().max(50);

const hash = z.string().regex(/^[\da-f]{16}$/);

const picture = z
  .object({
    hash,
    width: z.int().min(1).max(5000),
    height: z.int().min(1).max(5000),
    small: hash.nullable().describe('The smallest size of an icon'),
  })
  .describe('As uploadBrandPicture answers it');

const brand = {
  accent: color.nullable().describe('null: the colours of a shop without a brand'),
  accentDark: color.nullable().describe('In the dark theme; null: made from the accent colour'),
  typePair: z.enum(typePairs).nullable().describe('Faces of headings and texts; null: those of a shop without a brand'),
  logo: picture.nullable().describe('null: the name of the shop'),
  logoDark: picture.nullable().describe('For dark backgrounds; null: the same'),
  siteIcon: picture.nullable().describe('Of the tab of a browser; null: that of a shop without a brand'),
};

const settings = z.object({ ...brand, shopName: z.string(), version });
export type ShopBrandView = z.output<typeof settings>;

const changes = z.object(brand).partial().extend({ version });
export type ShopBrandChanges = z.output<typeof changes>;
export type ShopBrand = Omit<ShopBrandView, 'shopName' | 'version'>;

export const readShopBrand = { response: settings };
export const saveShopBrand = { body: changes, response: settings };
export const uploadBrandPicture = {
  query: z.object({ field: z.enum(pictureFields) }),
  body: z.instanceof(Uint8Array),
  response: picture,
};
