// `npm run generate` writes every generated file of the project.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';

for await (const { path, text } of generatedFiles()) writeFileSync(join(root, path), text);
