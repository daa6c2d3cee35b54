// Must be imported before anything large is. Caches compiled code between starts, in the data folder: the folder for all users that
// Node would choose belongs to the first of them, and another one could put code there.
import module from 'node:module';
import { join } from 'node:path';
import { givenDataFolder } from './mode.ts';

const folder = givenDataFolder();
// Without effect where it cannot be written, or when NODE_COMPILE_CACHE has chosen another folder.
module.enableCompileCache(folder === undefined ? undefined : join(folder, 'compiled'));
