const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const AROUND_DATA = 12;
/** Pixels, palette, transparency, colours, animation. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

export function stripPng(file: Buffer): Buffer[] | undefined {
  const parts = [file.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_DATA <= file.length) {
    const end = at + AROUND_DATA + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (KEPT.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}
