// Draws the invoice as a PDF. Readers have fonts for western letters; for other letters the font is embedded.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InvoiceLine, InvoiceSheet } from './invoice-view.ts';

type Page = PDFKit.PDFDocument;

const MARGIN = 56;
const INK = '#0e244d';
const TEXT = '#28251f';
const QUIET = '#6d665d';
const LINE = '#d8d2c7';
const BUILT_IN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const faces = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

export async function drawInvoice(sheet: InvoiceSheet): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most processes never need it.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title} – ${sheet.shop}`, Author: sheet.shop, CreationDate: sheet.issuedAt },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  chooseFaces(page, BUILT_IN.test(JSON.stringify(sheet)));
  drawHead(page, sheet);
  drawParties(page, sheet);
  drawLines(page, sheet);
  drawTotals(page, sheet);
  page.end();
  return done;
}

function chooseFaces(page: Page, isWestern: boolean): void {
  page.registerFont('plain', isWestern ? 'Helvetica' : join(faces, 'DejaVuSans.ttf'));
  page.registerFont('bold', isWestern ? 'Helvetica-Bold' : join(faces, 'DejaVuSans-Bold.ttf'));
}

interface Style {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Returns the position below the text. */
function write(page: Page, text: string, style: Style): number {
  const { x, y, width, size = 10, bold = false, color = TEXT, align = 'left' } = style;
  page
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { width, align });
  return page.y;
}

const widthOf = (page: Page): number => page.page.width - 2 * MARGIN;

function drawHead(page: Page, { shop, title, facts }: InvoiceSheet): void {
  const width = widthOf(page);
  write(page, shop, { x: MARGIN, y: MARGIN, width: width / 2, size: 14, bold: true, color: INK });
  let y = write(page, title, { x: MARGIN, y: MARGIN + 44, width, size: 22, bold: true, color: INK }) + 10;
  for (const [label, value] of facts) {
    write(page, label, { x: MARGIN, y, width: 130, color: QUIET });
    y = write(page, value, { x: MARGIN + 140, y, width: width - 140 }) + 3;
  }
  page.y = y + 18;
}

function drawParties(page: Page, { parties }: InvoiceSheet): void {
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

function columnsOf(page: Page) {
  const width = widthOf(page);
  const numbers = [0.13, 0.19, 0.19].map((share) => share * width);
  const [quantity = 0, unit = 0, amount = 0] = numbers;
  const item = width - quantity - unit - amount;
  return [
    { x: MARGIN, width: item - 12, align: 'left' },
    { x: MARGIN + item, width: quantity, align: 'right' },
    { x: MARGIN + item + quantity, width: unit, align: 'right' },
    { x: MARGIN + item + quantity + unit, width: amount, align: 'right' },
  ] as const;
}

function drawLines(page: Page, { columns, rows }: InvoiceSheet): void {
  const places = columnsOf(page);
  const heading = page.y;
  for (const [at, place] of places.entries()) {
    write(page, columns[at] ?? '', { ...place, y: heading, bold: true, color: INK });
  }
  rule(page, heading + 18);
  for (const row of rows) drawLine(page, places, row);
}

const LINE_ROOM = 60;

function drawLine(page: Page, places: ReturnType<typeof columnsOf>, row: InvoiceLine): void {
  if (page.y > page.page.height - MARGIN - LINE_ROOM) {
    page.addPage();
    page.y = MARGIN;
  }
  const [item, quantity, unit, amount] = places;
  const { y } = page;
  write(page, row.quantity, { ...quantity, y });
  write(page, row.unit, { ...unit, y });
  write(page, row.amount, { ...amount, y });
  const name = write(page, row.name, { ...item, y });
  rule(page, write(page, row.details, { ...item, y: name, size: 9, color: QUIET }) + 7);
}

const TOTALS_ROOM = 150;

function drawTotals(page: Page, { totals, grandTotal }: InvoiceSheet): void {
  if (page.y > page.page.height - MARGIN - TOTALS_ROOM) {
    page.addPage();
    page.y = MARGIN;
  }
  const width = widthOf(page);
  const label = { x: MARGIN + width * 0.4, width: width * 0.38 };
  const amount = { x: MARGIN + width * 0.78, width: width * 0.22, align: 'right' } as const;
  let y = page.y + 4;
  for (const [name, value] of totals) {
    write(page, value, { ...amount, y });
    y = write(page, name, { ...label, y, color: QUIET }) + 4;
  }
  const [name, value] = grandTotal;
  write(page, value, { ...amount, y: y + 4, size: 13, bold: true, color: INK });
  write(page, name, { ...label, y: y + 4, size: 13, bold: true, color: INK });
}

function rule(page: Page, y: number): void {
  page
    .moveTo(MARGIN, y)
    .lineTo(page.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  page.y = y + 8;
}
