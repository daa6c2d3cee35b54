// Pure: the format of a picture by its first bytes. Everything else is refused before a decoder sees it: there are decoders
// for which a small file is hours of work (SVG, also compressed).

export type AcceptedFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const PNG = '\x89PNG\r\n\x1a\n';
/** More of a file is not read to find its format. */
const LONGEST = 256;

export function formatBySignature(content: Uint8Array): AcceptedFormat | undefined {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, LONGEST)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith(PNG)) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return isAvif(head) ? 'avif' : undefined;
}

/** The first box names the formats that the file follows, its own one first. */
function isAvif(head: string): boolean {
  if (!head.startsWith('ftyp', 4)) return false;
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  const brands = head.slice(8, size).match(/.{4}/gs) ?? [];
  return brands.some((brand, index) => index !== 1 && (brand === 'avif' || brand === 'avis'));
}
