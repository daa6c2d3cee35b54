// A process that checks the pictures of standard input (a JSON list of base64 texts) at once, and meanwhile hashes a
// password. Prints in which order they were done, and the libraries for pictures that this process has loaded.
import { json } from 'node:stream/consumers';
import { hashPassword } from '../src/account/passwords/password-hash.ts';
import { checkPicture } from '../src/media/picture-process.ts';

const order: string[] = [];
const pictures = ((await json(process.stdin)) as string[]).map((text) => Buffer.from(text, 'base64'));
const checks = pictures.map(async (picture) => {
  const checked = await checkPicture(picture);
  order.push(typeof checked === 'string' ? checked : 'picture');
});
// All checks have begun when this is reached.
await hashPassword('a password');
order.push('password');
await Promise.all(checks);
const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] };
const libraries = sharedObjects.filter((path) => /vips|sharp/.test(path));
process.stdout.write(JSON.stringify({ order, libraries }));
