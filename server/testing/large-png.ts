// PNG files that are small and say, or become, large pictures.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, crc32, createDeflate } from 'node:zlib';

interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  readonly isInterlaced?: boolean;
  /** Rows that are there, of all that the head promises; all when missing. */
  readonly rows?: number;
}

const CHANNELS = 4;
const COLOR_WITH_ALPHA = 6;
/** Column and row of the first pixel of each pass, and the steps between pixels (Adam7). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Bytes of all rows, each with its filter. */
function sizeOf({ width, height, depth, isInterlaced = false }: Png): number {
  const pixel = (CHANNELS * depth) / 8;
  if (!isInterlaced) return height * (1 + width * pixel);
  return PASSES.reduce((sum, [x, y, right, down]) => {
    const columns = Math.ceil((width - x) / right);
    return sum + Math.ceil((height - y) / down) * (1 + columns * pixel);
  }, 0);
}

/** Zeros, without having all of them at once. */
async function deflatedZeros(size: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED });
  const compressed = buffer(deflate);
  const zeros = Buffer.alloc(1024 * 1024);
  for (let left = size; left > 0; left -= zeros.length)
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain');
  deflate.end();
  return compressed;
}

export async function largePng(png: Png): Promise<Buffer> {
  const { width, height, depth, isInterlaced = false, rows = height } = png;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, COLOR_WITH_ALPHA, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', await deflatedZeros(sizeOf({ ...png, height: rows }))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
