import {
  type DocumentLook,
  drawDocument,
  drawHead,
  drawParties,
  leaveRoom,
  MARGIN,
  type Page,
  QUIET,
  rule,
  widthOf,
  write,
} from './draw-document.ts';
import type { InvoiceLine, InvoiceSheet } from './invoice-view.ts';

/** One PDF; the first invoice gives it its title. */
export async function drawInvoices(
  sheets: readonly [InvoiceSheet, ...InvoiceSheet[]],
  look: DocumentLook,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawDocument(sheets[0], sheets, (page, sheet) => {
    drawHead(page, sheet, look);
    drawParties(page, sheet, look);
    drawLines(page, sheet, look);
    drawTotals(page, sheet, look);
  });
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

function drawLines(page: Page, { columns, rows }: InvoiceSheet, { ink }: DocumentLook): void {
  const places = columnsOf(page);
  const heading = page.y;
  for (const [at, place] of places.entries()) {
    write(page, columns[at] ?? '', { ...place, y: heading, bold: true, color: ink });
  }
  rule(page, heading + 18);
  for (const row of rows) drawLine(page, places, row);
}

const LINE_ROOM = 60;

function drawLine(page: Page, places: ReturnType<typeof columnsOf>, row: InvoiceLine): void {
  leaveRoom(page, LINE_ROOM);
  const [item, quantity, unit, amount] = places;
  const { y } = page;
  write(page, row.quantity, { ...quantity, y });
  write(page, row.unit, { ...unit, y });
  write(page, row.amount, { ...amount, y });
  const name = write(page, row.name, { ...item, y });
  rule(page, write(page, row.details, { ...item, y: name, size: 9, color: QUIET }) + 7);
}

const TOTALS_ROOM = 150;

function drawTotals(page: Page, { totals, grandTotal }: InvoiceSheet, { ink }: DocumentLook): void {
  leaveRoom(page, TOTALS_ROOM);
  const width = widthOf(page);
  const label = { x: MARGIN + width * 0.4, width: width * 0.38 };
  const amount = { x: MARGIN + width * 0.78, width: width * 0.22, align: 'right' } as const;
  let y = page.y + 4;
  for (const [name, value] of totals) {
    write(page, value, { ...amount, y });
    y = write(page, name, { ...label, y, color: QUIET }) + 4;
  }
  const [name, value] = grandTotal;
  write(page, value, { ...amount, y: y + 4, size: 13, bold: true, color: ink });
  write(page, name, { ...label, y: y + 4, size: 13, bold: true, color: ink });
}
