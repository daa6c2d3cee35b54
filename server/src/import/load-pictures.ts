// Pictures named by a catalog file. They are read some at a time and not kept in memory: first to check them, and again
// those that are not stored yet.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  addPictures,
  type CheckedPicture,
  checkPicture,
  findMediaIds,
  findStoredPictures,
  pictureHash,
} from '../media/media.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { StepRunner } from '../product-editing/changes/step-runner.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import type { LoadedPicture } from '../product-editing/entries/entry-patch.ts';
import { createIssue, issueAt } from '../product-editing/entries/issue.ts';

const AT_ONCE = 4;
/** How the export names pictures. */
const EXPORTED = /^[0-9a-f]{16}\.\w+$/;

type ReadPicture = CheckedPicture & { readonly path: string };

/** Pictures by the name used in the file: those of the folder, else those that are stored under the name of an export. */
export async function loadPictures(
  db: Queryable,
  names: readonly string[],
  folder: string,
): Promise<Map<string, LoadedPicture>> {
  const loaded = await readPictures(names, folder);
  const missing = names.filter((name) => !loaded.has(name));
  const hashOf = new Map(missing.flatMap((name) => (EXPORTED.test(name) ? [[name, name.slice(0, 16)] as const] : [])));
  const stored = await findStoredPictures(db, [...hashOf.values()]);
  for (const [name, hash] of hashOf) {
    const facts = stored.get(hash);
    if (facts) loaded.set(name, { ...facts, path: name });
  }
  return loaded;
}

/** Readable pictures of the folder. */
export async function readPictures(names: readonly string[], folder: string): Promise<Map<string, LoadedPicture>> {
  const loaded = new Map<string, LoadedPicture>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const pictures = await Promise.all(some.map((name) => loadPicture(folder, name)));
    for (const [index, name] of some.entries()) {
      const picture = pictures[index];
      if (picture) loaded.set(name, picture);
    }
  }
  return loaded;
}

/** Saves pictures that are not stored yet, in their order, some at a time. */
export async function savePictures(
  db: Queryable,
  pictures: readonly LoadedPicture[],
  runStep: StepRunner,
): Promise<void> {
  const known = await findMediaIds(
    db,
    pictures.map(({ hash }) => hash),
  );
  const saved = new Set(known.keys());
  const added = pictures.filter(({ hash }) => !saved.has(hash));
  for (let start = 0; start < added.length; start += AT_ONCE) {
    const some = added.slice(start, start + AT_ONCE).filter(({ hash }) => !saved.has(hash));
    await runStep(async () => {
      for (const { hash } of await addPictures(db, await Promise.all(some.map(readAgain)))) saved.add(hash);
    });
  }
}

/** The content of a picture that was checked before. One that had to be written again is made once more. */
async function readAgain({ path, ...facts }: LoadedPicture): Promise<Omit<ReadPicture, 'path'>> {
  const content = await readFile(path).catch(() => undefined);
  if (content && pictureHash(content) === facts.hash) return { ...facts, content };
  const made = await readPicture(path);
  if (made?.hash !== facts.hash) throw new CatalogFileError([issueAt(createIssue('picture-changed', path))]);
  return { ...facts, content: made.content };
}

/** Refuses paths outside the catalog folder. */
async function loadPicture(folder: string, name: string): Promise<LoadedPicture | undefined> {
  if (basename(name) !== name) return undefined;
  const picture = (await readPicture(join(folder, 'images', name))) ?? (await readPicture(join(folder, name)));
  if (!picture) return undefined;
  const { content: _, ...facts } = picture;
  return facts;
}

/** Reads the picture at this path; undefined when it is no picture that can be shown. */
async function readPicture(path: string): Promise<ReadPicture | undefined> {
  const content = await readFile(path).catch(() => undefined);
  const checked = content && (await checkPicture(content));
  return checked && typeof checked !== 'string' ? { ...checked, path } : undefined;
}
