// Pure: contrast of colours (WCAG 2.2) and changes of their lightness (OKLCH, where equal steps look equal).

/** Six hexadecimal digits in small letters, such as #163264. */
export const hexColor = /^#[0-9a-f]{6}$/;

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** The light of red, green and blue, each from 0 to 1. */
function lightOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

function luminance(hex: string): number {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

/** The smallest contrast with any of the backgrounds. */
export const leastContrast = (hex: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrastOf(hex, background)));

interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (color: Triple): boolean => color.every((light) => light >= -0.0001 && light <= 1.0001);

const STEPS = 24;

/** Screens cannot show every chroma at every lightness: it is lowered until they can. */
export function hexOf(color: Oklch): string {
  let [shown, tooMuch] = [0, color.chroma];
  if (isShown(linearOf(color))) shown = color.chroma;
  else
    for (let step = 0; step < STEPS; step += 1) {
      const chroma = (shown + tooMuch) / 2;
      if (isShown(linearOf({ ...color, chroma }))) shown = chroma;
      else tooMuch = chroma;
    }
  const digits = linearOf({ ...color, chroma: shown }).map((light) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, light))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** The colour with the lightness of another one, and with no more chroma than that one has. */
export function inLightnessOf(hex: string, model: string): string {
  const { lightness, chroma } = oklchOf(model);
  const own = oklchOf(hex);
  return hexOf({ ...own, lightness, chroma: Math.min(own.chroma, chroma) });
}

export const withLightness = (hex: string, by: number): string => {
  const own = oklchOf(hex);
  return hexOf({ ...own, lightness: Math.min(1, Math.max(0, own.lightness + by)) });
};

/** The colour itself if it has enough contrast with all backgrounds; otherwise the nearest that has, of the same hue. */
export function nearestPassing(hex: string, backgrounds: readonly string[], contrast: number): string {
  const passes = (candidate: string) => leastContrast(candidate, backgrounds) >= contrast;
  if (passes(hex)) return hex;
  const own = oklchOf(hex);
  const end = luminance(backgrounds[0] ?? '#ffffff') > 0.5 ? 0 : 1;
  let [passing, failing] = [end, own.lightness];
  for (let step = 0; step < STEPS; step += 1) {
    const lightness = (passing + failing) / 2;
    if (passes(hexOf({ ...own, lightness }))) passing = lightness;
    else failing = lightness;
  }
  return hexOf({ ...own, lightness: passing });
}
