const MARKER = 0xff;
const END = 0xd9;
const START_OF_SCAN = 0xda;
const JFIF = 0xe0;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;
const FIRST_FREE = 0xe0;
const LAST_FREE = 0xef;
/** The head of JFIF without its preview. */
const JFIF_BYTES = 18;
const ADOBE_BYTES = 16;

export function stripJpeg(file: Buffer): Buffer[] | undefined {
  const parts = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== MARKER) return undefined;
    const kind = file[at + 1] ?? 0;
    // A marker may be preceded by any number of these bytes.
    if (kind === MARKER) {
      at += 1;
      continue;
    }
    if (kind === END) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return undefined;
    const segment = keepSegment(kind, file.subarray(at, end));
    if (segment) parts.push(segment);
    at = end;
    if (kind !== START_OF_SCAN) continue;
    const next = scanEnd(file, end);
    parts.push(file.subarray(end, next));
    // Browsers show a picture whose end is missing.
    if (next === file.length) return parts;
    at = next;
  }
  return file[at] === MARKER && file[at + 1] === END ? [...parts, Buffer.from([MARKER, END])] : undefined;
}

/** Tables and heads are kept, of the segments for other purposes those that say what the colours are. */
function keepSegment(kind: number, segment: Buffer): Buffer | undefined {
  if (kind === COMMENT) return undefined;
  if (kind < FIRST_FREE || kind > LAST_FREE) return segment;
  const name = segment.toString('latin1', 4, 16);
  if (kind === JFIF && name.startsWith('JFIF\0') && segment.length >= JFIF_BYTES) return withoutPreview(segment);
  if (kind === PROFILE && name.startsWith('ICC_PROFILE\0')) return segment;
  return kind === ADOBE && name.startsWith('Adobe') && segment.length === ADOBE_BYTES ? segment : undefined;
}

function withoutPreview(segment: Buffer): Buffer {
  const head = Buffer.from(segment.subarray(0, JFIF_BYTES));
  head.writeUInt16BE(JFIF_BYTES - 2, 2);
  head.writeUInt16BE(0, JFIF_BYTES - 2);
  return head;
}

/** The next marker that does not belong to the data of the scan. */
function scanEnd(file: Buffer, start: number): number {
  let at = file.indexOf(MARKER, start);
  while (at !== -1 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = file.indexOf(MARKER, next === MARKER ? at + 1 : at + 2);
  }
  return file.length;
}
