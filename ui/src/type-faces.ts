// Faces of the pairs that a shop can choose, as rules of a style sheet. Those of a shop without a brand are in styles/fonts.css.

import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import loraItalic from '@fontsource-variable/lora/files/lora-latin-wght-italic.woff2?url';
import loraFile from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';

/** Parts of the size of the letters. `width` is that of an average letter of the same English text. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

interface Face {
  readonly family: string;
  /** The generic family, and what stands in for the face until it is there. */
  readonly kind: 'serif' | 'sans-serif';
  /** Where it is; undefined for a face that is in styles/fonts.css. */
  readonly files?: { readonly normal: string; readonly italic: string; readonly weights: string };
  readonly metrics: Metrics;
}

// Constants of their own, so that nothing of them is in the scripts of a page that does not use them.
const hedvig: Face = {
  family: 'Hedvig Letters Serif',
  kind: 'serif',
  metrics: { width: 0.46702, ascent: 1.02, descent: 0.32 },
};
const instrument: Face = {
  family: 'Instrument Sans',
  kind: 'sans-serif',
  metrics: { width: 0.46077, ascent: 0.97, descent: 0.25 },
};
const lora: Face = {
  family: 'Lora',
  kind: 'serif',
  files: { normal: loraFile, italic: loraItalic, weights: '400 700' },
  metrics: { width: 0.47381, ascent: 1.006, descent: 0.274 },
};
const figtree: Face = {
  family: 'Figtree',
  kind: 'sans-serif',
  files: { normal: figtreeFile, italic: figtreeItalic, weights: '300 900' },
  metrics: { width: 0.45657, ascent: 0.95, descent: 0.25 },
};

interface FacePair {
  readonly heading: Face;
  readonly text: Face;
  readonly headingWeight: number;
}

const pairs = {
  vitrine: { heading: hedvig, text: instrument, headingWeight: 400 },
  modern: { heading: instrument, text: instrument, headingWeight: 600 },
  classic: { heading: lora, text: instrument, headingWeight: 500 },
  friendly: { heading: figtree, text: figtree, headingWeight: 600 },
  literary: { heading: lora, text: lora, headingWeight: 500 },
} as const satisfies Readonly<Record<string, FacePair>>;

type TypePair = keyof typeof pairs;

/** Faces of the device with the width of an average letter, on Windows and Apple's systems, on Android, and on Linux. */
const substitutes = {
  serif: [
    { suffix: '', sources: ['Georgia'], width: 0.45066 },
    { suffix: ' Android', sources: ['Noto Serif'], width: 0.48673 },
    { suffix: ' Linux', sources: ['DejaVu Serif'], width: 0.52099 },
  ],
  'sans-serif': [
    { suffix: '', sources: ['Arial', 'Liberation Sans'], width: 0.44848 },
    { suffix: ' Android', sources: ['Roboto'], width: 0.44923 },
  ],
} as const;

const usual = { serif: 'Georgia,serif', 'sans-serif': 'Arial,sans-serif' } as const;

const substituteName = (family: string, suffix: string): string => `${family.split(' ')[0]} Fallback${suffix}`;

/** The face, and what stands in for it, as in `font-family`. */
function stackOf({ family, kind }: Face): string {
  const names = [family, ...substitutes[kind].map(({ suffix }) => substituteName(family, suffix))];
  return [...names.map((name) => `"${name}"`), usual[kind]].join(',');
}

const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;

const rule = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The substitutes take the same room as the face, so the swap moves nothing. */
function rulesOf({ family, kind, files, metrics }: Face): string[] {
  if (!files) return [];
  const own = (style: string, file: string) =>
    rule({
      'font-family': `"${family}"`,
      'font-style': style,
      'font-weight': files.weights,
      'font-display': 'swap',
      src: `url("${file}") format("woff2")`,
    });
  return [
    own('normal', files.normal),
    own('italic', files.italic),
    ...substitutes[kind].map(({ suffix, sources, width }) => {
      const size = metrics.width / width;
      return rule({
        'font-family': `"${substituteName(family, suffix)}"`,
        src: sources.map((source) => `local("${source}")`).join(','),
        'size-adjust': percent(size),
        'ascent-override': percent(metrics.ascent / size),
        'descent-override': percent(metrics.descent / size),
        'line-gap-override': '0%',
      });
    }),
  ];
}

/** The rules of the faces of a pair that are not in styles/fonts.css. */
export const faceRules = (pair: TypePair): string => facesOf(pair).flatMap(rulesOf).join('');

export interface TypeStyle {
  readonly display: string;
  readonly sans: string;
  readonly headingWeight: number;
}

export const typeStyle = (pair: TypePair): TypeStyle => ({
  display: stackOf(pairs[pair].heading),
  sans: stackOf(pairs[pair].text),
  headingWeight: pairs[pair].headingWeight,
});

const facesOf = (pair: TypePair): Face[] => [...new Set<Face>([pairs[pair].heading, pairs[pair].text])];

/** The names of the faces of a pair: that of headings first. */
export const familiesOf = (pair: TypePair): string[] => facesOf(pair).map(({ family }) => family);

/** The files of a pair, for a page that loads them by script. */
export const faceFiles = (
  pair: TypePair,
): { readonly family: string; readonly file: string; readonly weights: string }[] =>
  facesOf(pair).flatMap(({ family, files }) => (files ? [{ family, file: files.normal, weights: files.weights }] : []));
