// `npm run generate` writes every generated file of the project.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './generated-file.ts';
import { generatedFiles } from './generated-files.ts';

for (const { path, text } of await generatedFiles()) writeFileSync(join(root, path), text);
