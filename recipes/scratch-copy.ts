// A copy of the project in a temporary folder, in which a recipe can be followed.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
const execute = promisify(execFile);

export interface ScratchCopy {
  readonly folder: string;
  /** Runs a program of Node in the copy, or in a folder of it; throws with its output when it fails. */
  node(args: readonly string[], folder?: string): Promise<string>;
  remove(): void;
}

export async function makeScratchCopy(): Promise<ScratchCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-recipe-'));
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  // A file that is deleted and not committed yet is still listed.
  for (const path of new Set(stdout.split('\0').filter(Boolean)))
    cpSync(join(root, path), join(folder, path), { recursive: true, errorOnExist: false });
  linkPackages(folder);
  return {
    folder,
    node: async (args, below = '.') => {
      try {
        return (await execute(process.execPath, [...args], { cwd: join(folder, below), maxBuffer: 10_000_000 })).stdout;
      } catch (error) {
        const { stdout: output, stderr } = error as { readonly stdout: string; readonly stderr: string };
        throw new Error(stripVTControlCharacters(`${args.join(' ')}\n${output}${stderr}`), { cause: error });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every package is that of the project, but the workspaces are those of the copy. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@vitrine'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@vitrine') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(root, 'node_modules/@vitrine')))
    symlinkSync(join(folder, name), join(packages, '@vitrine', name));
  symlinkSync(join(root, 'server/node_modules'), join(folder, 'server/node_modules'));
}
