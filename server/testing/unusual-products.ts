// Catalog files of an unusual shape, for the bench and for the tests of limits.

interface ManyVariants {
  readonly sku: string;
  readonly slug: string;
  readonly category: string;
  readonly count: number;
}

/** One product with so many variants, made of three options. */
export function manyVariants({ sku, slug, category, count }: ManyVariants): string {
  const size = Math.ceil(Math.cbrt(count));
  const codes = Array.from({ length: size }, (_, index) => `v${index}`);
  const options = ['shape', 'finish', 'length'].map(
    (code) =>
      `  - { code: ${code}-u, name: ${code}, values: [${codes.map((value) => `{ code: ${value}, name: ${code} ${value} }`).join(', ')}] }`,
  );
  const variants = Array.from({ length: count }, (_, index) => {
    const [first, second, third] = [index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)];
    const chosen = `{ shape-u: v${first}, finish-u: v${second}, length-u: v${third} }`;
    return `      - { sku: ${sku}-${index + 1}, options: ${chosen}, stock: 50 }`;
  });
  return `options:
${options.join('\n')}
products:
  - sku: ${sku}
    slug: ${slug}
    categories: [${category}]
    name: Unusual many variants
    price: 12
    variants:
${variants.join('\n')}
`;
}

/** First letters of fifty scripts. */
const SCRIPTS = [
  0x61, 0x391, 0x410, 0x531, 0x5d0, 0x627, 0x710, 0x780, 0x7c1, 0x801, 0x905, 0x985, 0xa05, 0xa85, 0xb05, 0xb85, 0xc05,
  0xc85, 0xd05, 0xd85, 0xe01, 0xe81, 0xf40, 0x1000, 0x10d0, 0x1100, 0x1200, 0x13a0, 0x1401, 0x1681, 0x16a0, 0x1700,
  0x1780, 0x1820, 0x1900, 0x1950, 0x1980, 0x1a00, 0x1b05, 0x1b83, 0x1bc0, 0x1c00, 0x1c50, 0x2c80, 0x2d30, 0x3042,
  0x30a2, 0x3105, 0x4e00, 0xac00,
];

/** A name in each script: the same letters at the beginning, so that words of one script meet each other. */
export const scriptNames = (): string[] =>
  SCRIPTS.map(
    (first) =>
      `${String.fromCodePoint(first, first + 1, first + 2, first + 1)} ${String.fromCodePoint(first + 2, first)}`,
  );
