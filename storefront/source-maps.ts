// Moves the source maps of the browser build to build/maps, so that no server can deliver them: they contain our
// sources, and no page needs them. Use them to read stack traces of browsers.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const separateSourceMaps = (): Plugin => ({
  name: 'separate-source-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // `hidden` writes the maps, but no comment into the scripts that says where they are.
  config: () => ({ environments: { client: { build: { sourcemap: 'hidden' } } } }),
  writeBundle({ dir }) {
    if (!dir) return this.error('the build has no folder');
    const maps = join(dir, '..', 'maps');
    rmSync(maps, { recursive: true, force: true });
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.map')) continue;
      mkdirSync(dirname(join(maps, name)), { recursive: true });
      renameSync(join(dir, name), join(maps, name));
    }
  },
});
