// Draws documents as a PDF: headings in the letters of the shop, the rest in a font that readers have. For other than western letters a
// font is embedded.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

export type Page = PDFKit.PDFDocument;

export const MARGIN = 56;
export const INK = '#0e244d';
const TEXT = '#28251f';
export const QUIET = '#6d665d';
const LINE = '#d8d2c7';
const BUILT_IN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
/** Letters that the font of headings has. */
const LATIN = /^[\x20-\x7e\xa0-\xffŒœ‘’‚“”„–—…€]*$/;
const { resolve } = createRequire(import.meta.url);
const faces = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const headingFace = '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff';

export interface Document {
  readonly language: string;
  readonly title: string;
  readonly shop: string;
  readonly issuedAt: Date;
}

/** Each sheet begins on a page of its own. Other requests are served between two sheets. */
export async function drawDocument<S>(
  { language, title, shop, issuedAt }: Document,
  sheets: readonly S[],
  draw: (page: Page, sheet: S) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most processes never need it.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: `${title} – ${shop}`, Author: shop, CreationDate: issuedAt },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  chooseFaces(page, BUILT_IN.test(JSON.stringify(sheets)));
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) {
      page.addPage();
      await nextTurn();
    }
    draw(page, sheet);
  }
  page.end();
  return done;
}

function chooseFaces(page: Page, isWestern: boolean): void {
  page.registerFont('plain', isWestern ? 'Helvetica' : join(faces, 'DejaVuSans.ttf'));
  page.registerFont('heading', resolve(headingFace));
  page.registerFont('bold', isWestern ? 'Helvetica-Bold' : join(faces, 'DejaVuSans-Bold.ttf'));
}

interface Style {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly heading?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Returns the position below the text. */
export function write(page: Page, text: string, style: Style): number {
  const { x, y, width, size = 10, bold = false, heading = false, color = TEXT, align = 'left' } = style;
  const weight = bold || heading ? 'bold' : 'plain';
  page
    .font(heading && LATIN.test(text) ? 'heading' : weight)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { width, align });
  return page.y;
}

export const widthOf = (page: Page): number => page.page.width - 2 * MARGIN;

export interface Heading {
  readonly shop: string;
  readonly title: string;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
}

export interface Parties {
  /** A heading and the lines under it. */
  readonly parties: readonly (readonly [string, readonly string[]])[];
}

export function drawHead(page: Page, { shop, title, facts }: Heading): void {
  const width = widthOf(page);
  write(page, shop, { x: MARGIN, y: MARGIN, width, size: 18, heading: true, color: INK });
  let y = write(page, title, { x: MARGIN, y: page.y + 26, width, size: 24, heading: true, color: INK }) + 10;
  for (const [label, value] of facts) {
    const below = write(page, label, { x: MARGIN, y, width: 130, color: QUIET });
    y = Math.max(below, write(page, value, { x: MARGIN + 140, y, width: width - 140 })) + 3;
  }
  page.y = y + 18;
}

export function drawParties(page: Page, { parties }: Parties): void {
  const column = widthOf(page) / parties.length;
  const top = page.y;
  const ends = parties.map(([heading, lines], at) => {
    const place = { x: MARGIN + at * column, width: column - 14 };
    let y = write(page, heading, { ...place, y: top, bold: true, color: INK }) + 3;
    for (const line of lines) y = write(page, line, { ...place, y });
    return y;
  });
  page.y = Math.max(...ends) + 26;
}

/** Continues on a new page when less than this is left. */
export function leaveRoom(page: Page, room: number): void {
  if (page.y <= page.page.height - MARGIN - room) return;
  page.addPage();
  page.y = MARGIN;
}

export function rule(page: Page, y: number): void {
  page
    .moveTo(MARGIN, y)
    .lineTo(page.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  page.y = y + 8;
}
