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
import type { PackingSlip } from './packing-slip-view.ts';

/** One PDF; the first slip gives it its title. */
export const drawPackingSlips = (
  slips: readonly [PackingSlip, ...PackingSlip[]],
  look: DocumentLook,
): Promise<Uint8Array<ArrayBuffer>> =>
  drawDocument(slips[0], slips, (page, slip) => {
    drawHead(page, slip, look);
    drawParties(page, slip, look);
    drawLines(page, slip, look);
  });

const LINE_ROOM = 60;

function drawLines(page: Page, { columns, rows }: PackingSlip, { ink }: DocumentLook): void {
  const width = widthOf(page);
  const sku = { x: MARGIN, width: width * 0.28 - 12 };
  const item = { x: MARGIN + width * 0.28, width: width * 0.57 - 12 };
  const quantity = { x: MARGIN + width * 0.85, width: width * 0.15, align: 'right' } as const;
  const heading = page.y;
  const head = { y: heading, bold: true, color: ink };
  write(page, columns[0], { ...sku, ...head });
  write(page, columns[1], { ...item, ...head });
  write(page, columns[2], { ...quantity, ...head });
  rule(page, heading + 18);
  for (const row of rows) {
    leaveRoom(page, LINE_ROOM);
    const { y } = page;
    write(page, row.quantity, { ...quantity, y, bold: true });
    const left = write(page, row.sku, { ...sku, y });
    let right = write(page, row.name, { ...item, y });
    if (row.details !== '') right = write(page, row.details, { ...item, y: right, size: 9, color: QUIET });
    rule(page, Math.max(left, right) + 7);
  }
}
