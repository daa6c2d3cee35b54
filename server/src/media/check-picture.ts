// Whether a file is a picture that can be shown, and the form in which it is stored. Every picture goes through here,
// whether it is imported or uploaded.
import { MAX_PICTURE_BYTES } from '@vitrine/contract/picture-limits.ts';
import { PictureProcess, TookTooMuch } from './picture-process.ts';
import { formatBySignature } from './picture-signature.ts';
import type { CheckedPicture, PictureProblem } from './picture-task.ts';

/** A photo of the most pixels that is turned and written again takes 20 seconds of a busy machine, an AVIF a minute. */
const checks = new PictureProcess({ maxSeconds: 120 });

/** By its content, whatever its name says. */
export async function checkPicture(content: Uint8Array): Promise<CheckedPicture | PictureProblem> {
  if (content.length > MAX_PICTURE_BYTES) return 'file.too-large';
  if (!formatBySignature(content)) return 'picture.not-a-picture';
  return checks.run({ name: 'examine', content }).catch((error: unknown) => {
    if (error instanceof TookTooMuch) return 'picture.too-much';
    throw error;
  });
}
