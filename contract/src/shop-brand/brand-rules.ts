// Pure: what the brand of a shop may be, and the colours that follow from its accent colour. For the form, the pages, mails and
// documents.
import { contrastOf, inLightnessOf, leastContrast, nearestPassing, withLightness } from './colors.ts';

/** Texts on and in the accent colour: WCAG 2.2, level AA. */
export const TEXT_CONTRAST = 4.5;
/** Edges and focus rings. */
const EDGE_CONTRAST = 3;

export type Theme = 'light' | 'dark';

/** The grounds that links and buttons stand on, as in ui/src/styles/tokens.css; the page comes first. */
export const grounds: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#fcfaf7', '#ffffff', '#f4f0ea'],
  dark: ['#0b1322', '#121c2f', '#1a2740'],
};

/** The colours of a shop without a brand. */
export const ownAccent: Readonly<Record<Theme, string>> = { light: '#163264', dark: '#a7bfe6' };

export const accentContrast = (color: string, theme: Theme): number => leastContrast(color, grounds[theme]);

export const isReadable = (color: string, theme: Theme): boolean => accentContrast(color, theme) >= TEXT_CONTRAST;

export const readableAccent = (color: string, theme: Theme): string =>
  nearestPassing(color, grounds[theme], TEXT_CONTRAST);

/** The accent colour for the dark theme, when none is chosen: as light as that of a shop without a brand. */
export const darkAccentFrom = (accent: string): string => readableAccent(inLightnessOf(accent, ownAccent.dark), 'dark');

export interface AccentColors {
  /** null: the colours of a shop without a brand. */
  readonly accent: string | null;
  /** null: made from the accent colour. */
  readonly accentDark: string | null;
}

/** A colour of both themes: in daylight, in the dark. */
type ThemeColors = Readonly<Record<Theme, string>>;

export interface BrandColors {
  readonly action: ThemeColors;
  readonly onAction: ThemeColors;
  readonly actionHover: ThemeColors;
  readonly link: ThemeColors;
  readonly tint: ThemeColors;
  readonly textStrong: ThemeColors;
  readonly focus: ThemeColors;
  readonly focusOnTile: string;
  readonly footer: ThemeColors;
  readonly onFooter: string;
  readonly band: string;
}

const ownColors: BrandColors = {
  action: ownAccent,
  onAction: { light: '#ffffff', dark: '#081630' },
  actionHover: { light: '#214482', dark: '#ccdaf2' },
  link: { light: '#214482', dark: '#a7bfe6' },
  tint: { light: '#e6edf9', dark: '#1b2c4d' },
  textStrong: { light: '#0e244d', dark: '#f4f0ea' },
  focus: { light: '#335a9f', dark: '#ccdaf2' },
  focusOnTile: '#335a9f',
  footer: { light: '#0e244d', dark: '#080e1a' },
  onFooter: '#ccdaf2',
  band: '#0e244d',
};

const TILES = ['#efeae2', '#d7d3cb'];

/** Every colour that follows from the accent colour: each as light as that of a shop without a brand, in the hue of the accent. */
export function brandColors({ accent, accentDark }: AccentColors): BrandColors {
  if (accent === null) return ownColors;
  const dark = accentDark ?? darkAccentFrom(accent);
  const own = ownColors;
  const ink = inLightnessOf(accent, own.band);
  const onDark = inLightnessOf(dark, own.onAction.dark);
  return {
    action: { light: accent, dark },
    onAction: { light: own.onAction.light, dark: onDark },
    actionHover: { light: hoverOf(accent, own.onAction.light), dark: hoverOf(dark, onDark) },
    link: { light: accent, dark },
    tint: { light: inLightnessOf(accent, own.tint.light), dark: inLightnessOf(dark, own.tint.dark) },
    textStrong: { light: ink, dark: own.textStrong.dark },
    focus: {
      light: nearestPassing(inLightnessOf(accent, own.focus.light), grounds.light, EDGE_CONTRAST),
      dark: inLightnessOf(dark, own.focus.dark),
    },
    focusOnTile: nearestPassing(inLightnessOf(accent, own.focusOnTile), TILES, EDGE_CONTRAST),
    footer: { light: ink, dark: own.footer.dark },
    onFooter: inLightnessOf(accent, own.onFooter),
    band: ink,
  };
}

const HOVER_STEP = 0.07;

/** Lighter, unless the text on it could not be read any more. */
function hoverOf(color: string, text: string): string {
  const lighter = withLightness(color, HOVER_STEP);
  return contrastOf(lighter, text) >= TEXT_CONTRAST ? lighter : withLightness(color, -HOVER_STEP);
}

/** A stored picture of the brand: a PNG, named by its content. */
export type BrandPicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** The same for the tab of a browser, which is only a few pixels wide; logos have none. */
  readonly small: string | null;
};

export const pictureFields = ['logo', 'logoDark', 'siteIcon'] as const;
export type PictureField = (typeof pictureFields)[number];

export const MAX_BRAND_PICTURE_BYTES = 5 * 1024 * 1024;
/** Twice the size that pages show it in, for sharp screens. */
export const logoBox = { width: 640, height: 160 } as const;
/** A lower one would be blurred. */
export const LOGO_MIN_HEIGHT = 48;
/** Width by height. */
export const logoShape = { widest: 8, narrowest: 0.5 } as const;
/** Phones show 180 pixels or fewer on their home screen. */
export const ICON_SIZE = 192;
export const SMALL_ICON_SIZE = 48;

/** The path of a picture of the brand, without the address of the shop. */
export const brandPicturePath = (hash: string): string => `/static/brand/${hash}.png`;

/** Faces of headings and texts. The first is that of a shop without a brand. */
export const typePairs = ['vitrine', 'modern', 'classic', 'friendly', 'literary'] as const;
export type TypePair = (typeof typePairs)[number];
export const ownTypePair: TypePair = typePairs[0];
