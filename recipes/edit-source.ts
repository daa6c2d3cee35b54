// Small insertions into TypeScript sources. The formatter orders imports and breaks long lines afterwards.
import { RecipeError } from './names.ts';

/** Adds a name to an import from a file, or the whole import. */
export function addImport(source: string, name: string, from: string): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const known = new RegExp(`^import \\{([^}]*)\\} from '${escaped}';`, 'm').exec(source);
  if (known === null) return insertImport(source, `import { ${name} } from '${from}';`);
  const names = (known[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return source;
  return source.replace(known[0], `import { ${[...names, name].join(', ')} } from '${from}';`);
}

/** Below the other imports, or below the comment at the top. */
export function insertImport(source: string, line: string): string {
  const imports = [...source.matchAll(/^import [^;]*;\n/gm)];
  const last = imports.at(-1);
  if (last) return insertAt(source, last.index + last[0].length, `${line}\n`);
  const [comment = ''] = /^(\/\/.*\n)*/.exec(source) ?? [];
  return insertAt(source, comment.length, `${line}\n`);
}

const insertAt = (source: string, index: number, text: string): string =>
  source.slice(0, index) + text + source.slice(index);

/** Inserts text before the first match of `end` that follows `start`. */
export function insertBefore(source: string, start: string | RegExp, end: string, text: string): string {
  const from = typeof start === 'string' ? source.indexOf(start) : source.search(start);
  const to = from < 0 ? -1 : source.indexOf(end, from);
  if (to < 0) throw new RecipeError(`The place for «${text.trim()}» was not found: write it by hand.`);
  return insertAt(source, to, text);
}

/** Adds a name to the list that begins with this text, whatever its line breaks are. */
export function addToList(source: string, start: string, name: string): string {
  const from = source.indexOf(start) + start.length;
  const to = source.indexOf(']', from);
  if (from < start.length || to < 0) throw new RecipeError(`The list for «${name}» was not found: write it by hand.`);
  const names = source
    .slice(from, to)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return `${source.slice(0, from)}\n${[...names, name].map((one) => `  ${one},\n`).join('')}${source.slice(to)}`;
}

/** At the end of the file. */
export const append = (source: string, text: string): string => `${source.trimEnd()}\n\n${text.trim()}\n`;
