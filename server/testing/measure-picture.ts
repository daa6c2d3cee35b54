// A process that checks and resizes the picture of standard input, and prints by how many megabytes its memory grew.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { checkPicture } from '../src/media/check-picture.ts';
import { encodePicture } from '../src/media/encode-picture.ts';

const handle = async (content: Uint8Array): Promise<string> => {
  const checked = await checkPicture(content);
  if (typeof checked === 'string') return checked;
  await encodePicture(checked.content, 800, 'webp');
  return 'stored';
};

const content = await buffer(process.stdin);
// What every first picture costs: the library itself.
await handle(
  await sharp({ create: { width: 900, height: 9, channels: 3, background: 'red' } })
    .toFormat('png')
    .toBuffer(),
);
const before = process.resourceUsage().maxRSS;
const result = await handle(content);
process.stdout.write(JSON.stringify({ result, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }));
