import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PictureProcess, TookTooMuch } from './picture-process.ts';

let folder: string;
let picture: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-process-'));
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program that does something else with a picture whose first byte is 0, and sends others back. */
async function programThat(does: string): Promise<string> {
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(
    path,
    `process.on('message', ({ content }) => {
      if (content[0] === 0) { ${does} } else process.send({ result: content });
    });
    process.on('disconnect', () => process.exit());`,
  );
  return path;
}

const send = (process: PictureProcess, first: number) =>
  process.run({ name: 'resize', content: new Uint8Array([first]), width: 1, format: 'webp' });

test('a picture is made in another size by the process', async () => {
  const pictures = new PictureProcess({ maxSeconds: 60 });
  const made = await pictures.run({ name: 'resize', content: picture, width: 100, format: 'webp' });
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 100, height: 75 });
  // A size that cannot be made is an error of this picture only.
  const broken = { name: 'resize', content: picture.subarray(0, 50), width: 9, format: 'webp' } as const;
  await expect(pictures.run(broken)).rejects.toThrow();
  expect(await pictures.run({ name: 'examine', content: picture })).toMatchObject({ width: 400 });
}, 30_000);

test('a picture that takes longer than the limit is ended with its process, the next one gets a new one (SECURITY-3)', async () => {
  const pictures = new PictureProcess({ maxSeconds: 2, program: await programThat('for (;;);') });
  const results = await Promise.allSettled([send(pictures, 0), send(pictures, 1)]);
  expect(results[0]).toEqual({ status: 'rejected', reason: expect.any(TookTooMuch) });
  expect(results[1]).toMatchObject({ status: 'fulfilled', value: Uint8Array.of(1) });
}, 30_000);

test('a picture that makes the decoder crash ends nothing but its process', async () => {
  const program = await programThat("process.kill(process.pid, 'SIGSEGV')");
  const pictures = new PictureProcess({ maxSeconds: 60, program });
  await expect(send(pictures, 0)).rejects.toThrow(TookTooMuch);
  expect(await send(pictures, 1)).toEqual(Uint8Array.of(1));
}, 30_000);

test('a program that cannot run is an error of the shop, not of the picture', async () => {
  const pictures = new PictureProcess({ maxSeconds: 60, program: join(folder, 'missing.mjs') });
  await expect(send(pictures, 1)).rejects.toThrow('ended with code 1');
}, 30_000);
