import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './processes.mjs';

const folder = join(root, 'host', 'build');
rmSync(folder, { recursive: true, force: true });
const programs = ['main', 'shop-command', 'doctor-command'].map((name) => join(root, 'host', 'src', `${name}.ts`));
await bundle([...programs, join(root, 'server', 'src', 'media', 'picture-program.ts')], folder);
