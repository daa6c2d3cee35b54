const HEAD = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const IMAGE_DESCRIPTOR = 10;
/** How often an animation is repeated: the only extension of a program that a picture needs. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
/** Label, size of the name, name, one part of three bytes, end. */
const LOOP_BYTES = 19;

export function stripGif(file: Buffer): Buffer[] | undefined {
  let at = HEAD + colorTableBytes(file[10] ?? 0);
  const parts = [file.subarray(0, at)];
  while (at < file.length && file[at] !== TRAILER) {
    const end = blockEnd(file, at);
    if (end === undefined) return undefined;
    if (isKept(file, at, end)) parts.push(file.subarray(at, end));
    at = end;
  }
  // Some files lack the trailer.
  return at > file.length ? undefined : [...parts, Buffer.from([TRAILER])];
}

const colorTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function blockEnd(file: Buffer, at: number): number | undefined {
  if (file[at] === EXTENSION) return endOfData(file, at + 2);
  if (file[at] !== IMAGE) return undefined;
  // The size of its codes stands before the data of an image.
  return endOfData(file, at + IMAGE_DESCRIPTOR + colorTableBytes(file[at + 9] ?? 0) + 1);
}

/** Data is a sequence of parts, each after its size; the last one is empty. */
function endOfData(file: Buffer, start: number): number | undefined {
  let at = start;
  while (at < file.length) {
    const size = file[at] ?? 0;
    at += size + 1;
    if (size === 0) return at;
  }
  return undefined;
}

function isKept(file: Buffer, at: number, end: number): boolean {
  if (file[at] === IMAGE) return true;
  const label = file[at + 1];
  if (label === GRAPHIC_CONTROL) return true;
  return label === APPLICATION && end - at === LOOP_BYTES && LOOPS.has(file.toString('latin1', at + 3, at + 14));
}
