import { z } from 'zod';
import { typePairs } from './brand-rules.ts';
import { hexColor } from './colors.ts';

const color = z.string().trim().toLowerCase().regex(hexColor).describe('Such as #163264');
const version = z.string().max(50);

const colors = {
  accent: color.nullable().describe('null: the colours of a shop without a brand'),
  accentDark: color.nullable().describe('In the dark theme; null: made from the accent colour'),
  typePair: z.enum(typePairs).nullable().describe('Faces of headings and texts; null: those of a shop without a brand'),
};

const settings = z.object({ ...colors, shopName: z.string(), version });
export type ShopBrandView = z.output<typeof settings>;

const changes = z.object(colors).partial().extend({ version });
export type ShopBrandChanges = z.output<typeof changes>;
export type ShopBrand = Omit<ShopBrandView, 'shopName' | 'version'>;

export const readShopBrand = { response: settings };
export const saveShopBrand = { body: changes, response: settings };
