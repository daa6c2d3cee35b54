import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A release has a program of its own, and no npm. */
const isRelease = existsSync(join(import.meta.dirname, '../../vitrine'));

/** What the merchant types before the name of a command. */
export const TYPED = isRelease ? './vitrine shop' : 'npm run shop --';
