const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
/** Pixels, transparency, colours, animation. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Parts of a frame of an animation; they follow its position, size and duration. */
const KEPT_IN_FRAME = new Set(['VP8 ', 'VP8L', 'ALPH']);
const FRAME_HEAD = 16;
/** Bits of VP8X that announce notes of a camera. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export function stripWebp(file: Buffer): Buffer[] | undefined {
  const end = CHUNK_HEAD + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  const chunks = keepChunks(file.subarray(RIFF_HEAD, end), KEPT);
  if (!chunks) return undefined;
  const head = Buffer.from(file.subarray(0, RIFF_HEAD));
  head.writeUInt32LE(RIFF_HEAD - CHUNK_HEAD + sizeOf(chunks), 4);
  return [head, ...chunks];
}

function keepChunks(data: Buffer, kept: ReadonlySet<string>): Buffer[] | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at + CHUNK_HEAD <= data.length) {
    const size = data.readUInt32LE(at + 4);
    // A chunk of an odd size is followed by one byte.
    const end = at + CHUNK_HEAD + size + (size % 2);
    if (at + CHUNK_HEAD + size > data.length) return undefined;
    const type = data.toString('latin1', at, at + 4);
    const chunk = kept.has(type) ? stripChunk(type, data.subarray(at, end)) : [];
    if (!chunk) return undefined;
    chunks.push(...chunk);
    at = end;
  }
  return chunks;
}

function stripChunk(type: string, chunk: Buffer): Buffer[] | undefined {
  if (type === 'VP8X') return chunk.length > CHUNK_HEAD ? [withoutNoteFlags(chunk)] : undefined;
  return type === 'ANMF' ? stripFrame(chunk) : [chunk];
}

function withoutNoteFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt8((copy[CHUNK_HEAD] ?? 0) & ~(HAS_EXIF | HAS_XMP), CHUNK_HEAD);
  return copy;
}

function stripFrame(chunk: Buffer): Buffer[] | undefined {
  const start = CHUNK_HEAD + FRAME_HEAD;
  const inside = keepChunks(chunk.subarray(start), KEPT_IN_FRAME);
  if (!inside || chunk.length < start) return undefined;
  const head = Buffer.from(chunk.subarray(0, start));
  head.writeUInt32LE(FRAME_HEAD + sizeOf(inside), 4);
  return [head, ...inside];
}

const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);
