import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Matches the ids of these modules of the app, named without their ending. A module that has moved stops the build. */
export function appModules(names: readonly string[]): RegExp {
  const missing = names.filter((name) =>
    ['ts', 'tsx'].every((ending) => !existsSync(fileURLToPath(new URL(`app/${name}.${ending}`, import.meta.url)))),
  );
  if (missing.length > 0) throw new Error(`no such module in storefront/app: ${missing.join(', ')}`);
  const patterns = names.map((name) => name.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/]app[\\\\/](?:${patterns.join('|')})\\.tsx?`);
}
