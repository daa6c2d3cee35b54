// Writes the figures as a table into docs/scale.md and as a plot.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './measure.ts';

/** By number of products. */
export type Figures = Readonly<Record<string, readonly Measured[]>>;

const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

export function writeReport(docs: string, figures: Figures): void {
  const file = join(docs, 'scale.md');
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(file, `${before}${BEGIN}\n${tableOf(figures)}${END}${after}`);
  writeFileSync(join(docs, 'scale.svg'), plotOf(figures));
}

const sizesOf = (figures: Figures) =>
  Object.keys(figures)
    .map(Number)
    .sort((a, b) => a - b);

const rowsOf = (figures: Figures) => {
  const whats = new Set(sizesOf(figures).flatMap((size) => (figures[size] ?? []).map(({ what }) => what)));
  return [...whats].map((what) => {
    const cells = sizesOf(figures).map((size) => figures[size]?.find((one) => one.what === what));
    const { unit, goal } = cells.find((cell) => cell !== undefined) ?? { unit: 'ms', goal: undefined };
    return { what, unit, goal, cells: cells.map((cell) => cell?.value) };
  });
};

const short = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0));

function tableOf(figures: Figures): string {
  const sizes = sizesOf(figures).map((size) => size.toLocaleString('en'));
  const head = `| Figure | Unit | ${sizes.join(' | ')} | Goal |\n|---|---|${sizes.map(() => '---|').join('')}---|\n`;
  const lines = rowsOf(figures).map(
    ({ what, unit, goal, cells }) =>
      `| ${what} | ${unit} | ${cells.map(short).join(' | ')} | ${goal ? `≤ ${goal}` : ''} |\n`,
  );
  return head + lines.join('');
}

const WIDTH = 860;
const HEIGHT = 460;
const LEFT = 60;
const RIGHT = 380;
const TOP = 20;
const BOTTOM = 50;
const MOST = 10_000;
const LEAST = 0.1;
const colors = [
  '#1f77b4',
  '#d62728',
  '#2ca02c',
  '#9467bd',
  '#ff7f0e',
  '#17becf',
  '#8c564b',
  '#e377c2',
  '#7f7f7f',
  '#bcbd22',
];

/** CPU time of a request, both axes logarithmic. */
function plotOf(figures: Figures): string {
  const sizes = sizesOf(figures);
  const [first = 1, last = 10] = [sizes[0], Math.max(sizes.at(-1) ?? 10, (sizes[0] ?? 1) * 10)];
  const x = (size: number) =>
    LEFT + ((Math.log10(size) - Math.log10(first)) / (Math.log10(last) - Math.log10(first))) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT -
    BOTTOM -
    ((Math.log10(Math.max(value, LEAST)) - Math.log10(LEAST)) / (Math.log10(MOST) - Math.log10(LEAST))) *
      (HEIGHT - TOP - BOTTOM);
  const text = (left: number, top: number, words: string, more = '') =>
    `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${words}</text>`;
  const grid = [0.1, 1, 10, 100, 1000, 10_000].map(
    (value) =>
      `<path d="M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>${text(LEFT - 6, y(value) + 4, `${value} ms`, 'text-anchor="end"')}`,
  );
  const ticks = sizes.map((size) =>
    text(x(size), HEIGHT - BOTTOM + 20, size.toLocaleString('en'), 'text-anchor="middle"'),
  );
  const lines = rowsOf(figures)
    .filter(({ unit }) => unit === 'ms CPU')
    .map(({ what, cells }, at) => {
      const points = cells.flatMap((value, index) =>
        value === undefined ? [] : [`${x(sizes[index] ?? first).toFixed(1)},${y(value).toFixed(1)}`],
      );
      const color = colors[at % colors.length] ?? '#000';
      const dash = at < colors.length ? '' : ' stroke-dasharray="5 3"';
      const label = TOP + 10 + at * 19;
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"${dash}/>
<path d="M${WIDTH - RIGHT + 15} ${label - 4}h18" stroke="${color}" stroke-width="2"${dash}/>${text(WIDTH - RIGHT + 40, label, what.replace(': CPU', ''))}`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>CPU time of a request by number of products</title>
<rect width="100%" height="100%" fill="#fff"/>
${[...grid, ...ticks, ...lines].join('\n')}
${text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, 'products', 'text-anchor="middle"')}
</svg>
`;
}
