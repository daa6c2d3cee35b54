import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';

test.each(await generatedFiles())('$path is what `npm run generate` writes', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
