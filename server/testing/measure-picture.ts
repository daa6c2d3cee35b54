// A process that checks and resizes the picture of standard input, and prints by how many megabytes its memory grew.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { examinePicture, resizePicture } from '../src/media/decode-picture.ts';

const handle = async (content: Uint8Array): Promise<string> => {
  const checked = await examinePicture(content);
  if (typeof checked === 'string') return checked;
  await resizePicture(checked.content, 800, 'webp');
  return 'stored';
};

const content = await buffer(process.stdin);
// Every first picture loads the library itself.
await handle(
  await sharp({ create: { width: 900, height: 9, channels: 3, background: 'red' } })
    .toFormat('png')
    .toBuffer(),
);
const before = process.resourceUsage().maxRSS;
const result = await handle(content);
process.stdout.write(JSON.stringify({ result, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }));
