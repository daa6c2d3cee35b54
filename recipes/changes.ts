// Changes that a recipe writes. Nothing reaches the disk before the whole recipe has succeeded, and no file is overwritten.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fill, RecipeError } from './names.ts';

/** Reads a file of the project by its path from the root; undefined when there is none. */
type ReadFile = (path: string) => string | undefined;

export class Changes {
  readonly #written = new Map<string, string>();
  /** The name of the migration that changed tables need; empty for none. */
  migration = '';
  readonly #read: ReadFile;

  constructor(read: ReadFile) {
    this.#read = read;
  }

  find(path: string): string | undefined {
    return this.#written.get(path) ?? this.#read(path);
  }

  has(path: string): boolean {
    return this.find(path) !== undefined;
  }

  /** A file that the recipe needs. */
  read(path: string): string {
    const text = this.find(path);
    if (text === undefined) throw new RecipeError(`There is no ${path}, which this recipe changes.`);
    return text;
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new RecipeError(`${path} exists already. Nothing was written.`);
    this.#written.set(path, text);
  }

  edit(path: string, change: (text: string) => string): void {
    this.#written.set(path, change(this.read(path)));
  }

  /** Paths and texts, in the order in which they were made. */
  get files(): readonly (readonly [string, string])[] {
    return [...this.#written];
  }
}

export const changesOf = (root: string): Changes =>
  new Changes((path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined));

export function writeChanges(root: string, { files }: Changes): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const templates = join(import.meta.dirname, 'templates');

export const readTemplate = (path: string, values: Readonly<Record<string, string>>): string =>
  fill(readFileSync(join(templates, `${path}.txt`), 'utf8'), values);

/** The files of a template folder by the paths that they get in the project. */
export function readTemplates(folder: string, values: Readonly<Record<string, string>>): Map<string, string> {
  const names = readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    names
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.replaceAll('\\', '/').replace(/\.txt$/, ''))
      .map((path) => [fill(path, values), readTemplate(`${folder}/${path}`, values)]),
  );
}
