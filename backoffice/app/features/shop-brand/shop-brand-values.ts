// Pure: the fields of the form, what is wrong with them, and what differs from what is saved.
import {
  accentContrast,
  type BrandPicture,
  isReadable,
  ownTypePair,
  readableAccent,
  type Theme,
  type TypePair,
  typePairs,
} from '@vitrine/contract/shop-brand/brand-rules.ts';
import { hexColor } from '@vitrine/contract/shop-brand/colors.ts';
import type {
  ShopBrand,
  ShopBrandChanges,
  ShopBrandView,
} from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import type { Values } from '@vitrine/ui/use-form.ts';
import type { shopBrandMessages } from '../../messages/en/shop-brand.ts';

/** In the order of the screen. */
export const brandFieldsOf = ({ logo, logoDark, siteIcon, accent, accentDark, typePair }: ShopBrandView) => ({
  logo: pictureText(logo),
  logoDark: pictureText(logoDark),
  siteIcon: pictureText(siteIcon),
  accent: accent ?? '',
  accentDark: accentDark ?? '',
  typePair: (typePair ?? ownTypePair) as string,
});

/** A picture as the value of a field, which people can compare: 320 × 80 (0123456789abcdef). */
export const pictureText = (picture: BrandPicture | null): string =>
  picture === null
    ? ''
    : `${picture.width} × ${picture.height} (${[picture.hash, ...(picture.small === null ? [] : [picture.small])].join(' ')})`;

export function pictureFrom(text: string): BrandPicture | null {
  const [, width, height, hash, small = null] = /^(\d+) × (\d+) \((\w+)(?: (\w+))?\)$/.exec(text) ?? [];
  return hash === undefined ? null : { hash, width: Number(width), height: Number(height), small };
}

export type BrandField = keyof ReturnType<typeof brandFieldsOf>;
export type BrandValues = Values<BrandField>;

const themeOf = { accent: 'light', accentDark: 'dark' } as const satisfies Readonly<Record<string, Theme>>;
export type ColorField = keyof typeof themeOf;

/** null: no colour is typed, or not all of it yet. */
export function typedColor(text: string): string | null {
  const digits = text.trim().toLowerCase().replace(/^#?/, '#');
  return hexColor.test(digits) ? digits : null;
}

const typedPair = (text: string): TypePair => typePairs.find((pair) => pair === text) ?? ownTypePair;

/** The nearest colour that can be read, if the typed one cannot. */
export function nearestTo(name: ColorField, values: BrandValues): string | null {
  const color = typedColor(values[name]);
  return color === null || isReadable(color, themeOf[name]) ? null : readableAccent(color, themeOf[name]);
}

export function checkBrand(values: BrandValues, t: typeof shopBrandMessages) {
  const checkColor = (name: ColorField) => {
    if (values[name].trim() === '') return null;
    const color = typedColor(values[name]);
    if (color === null) return t.colorWrong;
    const theme = themeOf[name];
    return isReadable(color, theme) ? null : t.unreadable[theme](accentContrast(color, theme));
  };
  return { accent: checkColor('accent'), accentDark: values.accent.trim() === '' ? null : checkColor('accentDark') };
}

/** The brand that the form stands for. What cannot be shown is shown as it was without it. */
export function brandFrom(values: BrandValues): ShopBrand {
  const accent = typedColor(values.accent);
  const pair = typedPair(values.typePair);
  const logo = pictureFrom(values.logo);
  return {
    logo,
    logoDark: logo === null ? null : pictureFrom(values.logoDark),
    siteIcon: pictureFrom(values.siteIcon),
    accent,
    accentDark: accent === null ? null : typedColor(values.accentDark),
    typePair: pair === ownTypePair ? null : pair,
  };
}

export function changesFrom(values: BrandValues, base: ShopBrandView): Omit<ShopBrandChanges, 'version'> {
  const typed = Object.entries(brandFrom(values));
  const isSaved = (name: string, value: unknown) => JSON.stringify(value) === JSON.stringify(base[name as BrandField]);
  return Object.fromEntries(typed.filter(([name, value]) => !isSaved(name, value)));
}
