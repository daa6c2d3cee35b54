// Draws documents as a PDF in the letters of the shop. A document with other than western letters has a font that knows them, except in
// headings.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { findPictureContent } from '../../media/media.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { serverFolder } from '../../platform/program.ts';
import type { StoreRow } from '../../store/store.ts';

export type Page = PDFKit.PDFDocument;

export const MARGIN = 56;
const TEXT = '#28251f';
export const QUIET = '#6d665d';
const LINE = '#d8d2c7';
/** Letters that the font of headings has. */
const HEADING_LETTERS = /^[\x20-\x7e\xa0-\xffŒœ‘’‚“”„–—…€]*$/;
/** Letters that the font of texts has. French amounts contain the narrow space. */
const TEXT_LETTERS =
  /^[\x20-\x7e\xa0-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b‘’‚“”„•…‹›€™−–—\u202f]*$/;
const { resolve } = createRequire(import.meta.url);
const otherFonts = join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const headingFace = '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff';
/** Two weights of Instrument Sans: server/fonts/README.md. */
const fonts = join(serverFolder, 'fonts');

/** How documents look, as the shop does. */
export interface DocumentLook {
  readonly ink: string;
  /** null: the name of the shop. */
  readonly logo: { readonly png: Uint8Array; readonly width: number; readonly height: number } | null;
}

/** The look as the brand of the shop is now: also of an invoice that was issued before. */
export async function findDocumentLook(db: Queryable, store: StoreRow): Promise<DocumentLook> {
  const { logo } = store;
  const png = logo && (await findPictureContent(db, logo.hash));
  return { ink: brandColors(store).band, logo: logo && png ? { ...logo, png } : null };
}

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
  chooseFaces(page, TEXT_LETTERS.test(JSON.stringify(sheets)));
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
  const [plain, bold] = isWestern
    ? [join(fonts, 'instrument-sans-regular.ttf'), join(fonts, 'instrument-sans-semibold.ttf')]
    : [join(otherFonts, 'DejaVuSans.ttf'), join(otherFonts, 'DejaVuSans-Bold.ttf')];
  page.registerFont('plain', plain);
  page.registerFont('heading', resolve(headingFace));
  page.registerFont('bold', bold);
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
    .font(heading && HEADING_LETTERS.test(text) ? 'heading' : weight)
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

/** In points. */
const LOGO_BOX = { width: 200, height: 44 };

/** Returns the position below it. As a text the picture is stored once, however many sheets have it. */
function drawLogo(page: Page, { png, width, height }: NonNullable<DocumentLook['logo']>): number {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  page.image(source, MARGIN, MARGIN, { width: width * scale, height: height * scale });
  return MARGIN + height * scale;
}

export function drawHead(page: Page, { shop, title, facts }: Heading, { ink, logo }: DocumentLook): void {
  const width = widthOf(page);
  const top = logo
    ? drawLogo(page, logo)
    : write(page, shop, { x: MARGIN, y: MARGIN, width, size: 18, heading: true, color: ink });
  let y = write(page, title, { x: MARGIN, y: top + 26, width, size: 24, heading: true, color: ink }) + 10;
  for (const [label, value] of facts) {
    const below = write(page, label, { x: MARGIN, y, width: 130, color: QUIET });
    y = Math.max(below, write(page, value, { x: MARGIN + 140, y, width: width - 140 })) + 3;
  }
  page.y = y + 18;
}

export function drawParties(page: Page, { parties }: Parties, { ink }: DocumentLook): void {
  const column = widthOf(page) / parties.length;
  const top = page.y;
  const ends = parties.map(([heading, lines], at) => {
    const place = { x: MARGIN + at * column, width: column - 14 };
    let y = write(page, heading, { ...place, y: top, bold: true, color: ink }) + 3;
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
