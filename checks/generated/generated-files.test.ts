import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GeneratedFile, root } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';

const files: GeneratedFile[] = [];
for await (const file of generatedFiles()) files.push(file);

test.each(files)('$path is what `npm run generate` writes', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
