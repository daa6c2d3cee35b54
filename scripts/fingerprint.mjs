import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** No build reads them. */
const ignoredNames = /^(\.DS_Store|Thumbs\.db)$|\.test\.tsx?$|\.md$/;

/** One hash over files and whole folders, given by their paths below `base`, without tests and documents. */
export function fingerprint(base, paths, ...leaveOut) {
  const hash = createHash('sha256');
  const add = (path) => {
    const stats = statSync(join(base, path), { throwIfNoEntry: false });
    if (stats?.isFile()) hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(base, path)));
    if (!stats?.isDirectory()) return;
    for (const name of readdirSync(join(base, path)).sort()) {
      const inner = `${path}/${name}`;
      if (!ignoredNames.test(name) && !leaveOut.some((pattern) => pattern.test(inner))) add(inner);
    }
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** A file that stores the fingerprint something was built from. */
export function stamp(file) {
  return {
    matches(value) {
      try {
        return readFileSync(file, 'utf8') === value;
      } catch {
        return false;
      }
    },
    write(value) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
  };
}
