import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeExit, run } from './processes.mjs';
import { Problem } from './progress.mjs';

const refusedByRegistry = /^npm \S+ code E4\d\d$/m;

function npmCommand() {
  const script = process.env.npm_execpath;
  // Started by another package manager, npm_execpath names that one, which does not read package-lock.json.
  if (!script || basename(script) !== 'npm-cli.js') return ['npm', []];
  // The Node in node_modules is about to be replaced; npm must not run on it.
  return [process.env.npm_node_execpath ?? process.execPath, [script]];
}

/** An npm script is told the registry, unless it is npm's own. */
async function findRegistry(runNpm) {
  const registry = process.env.npm_config_registry || (await runNpm(['config', 'get', 'registry'])).output.trim();
  return registry.replace(/\/*$/, '/');
}

/**
 * The lock file with the address of every package: it names none, so that it suits every registry, and npm would fetch the list of
 * all versions of every package, which is more than the packages themselves. Without companions that packages name as optional:
 * npm would install them for `npm start` because developers have them.
 */
export function withAddresses(lockFile, registry) {
  const lock = JSON.parse(lockFile);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    entry.resolved = `${registry}${name}/-/${basename(name)}-${entry.version}.tgz`;
    for (const [peer, { optional }] of Object.entries(entry.peerDependenciesMeta ?? {}))
      if (optional) delete entry.peerDependencies?.[peer];
  }
  return lock;
}

const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value));

/**
 * npm unpacks on one core. A package as large as Node is installed by a second npm meanwhile, in a folder of its own; the first one
 * leaves it out as if it were for another machine. Returns its path in `folder`, if the lock file has it.
 */
function separateNode(lock, folder, aside) {
  const path = `node_modules/node-${process.platform}-${process.arch}`;
  const { optional: _, ...entry } = lock.packages[path] ?? {};
  if (!entry.version) return undefined;
  lock.packages[path].os = ['none'];
  const dependencies = { [basename(path)]: entry.version };
  mkdirSync(join(folder, aside), { recursive: true });
  writeJson(join(folder, aside, 'package.json'), { private: true, dependencies });
  writeJson(join(folder, aside, 'package-lock.json'), {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [path]: entry },
  });
  return path;
}

/** Installs from known addresses; npm prefers npm-shrinkwrap.json to package-lock.json. */
async function installFromAddresses(folder, registry, install) {
  const shrinkwrap = join(folder, 'npm-shrinkwrap.json');
  const aside = '.npm-aside';
  const cleanUp = beforeExit(() => {
    rmSync(shrinkwrap, { force: true });
    rmSync(join(folder, aside), { recursive: true, force: true });
  });
  const lock = withAddresses(readFileSync(join(folder, 'package-lock.json'), 'utf8'), registry);
  const node = separateNode(lock, folder, aside);
  writeJson(shrinkwrap, lock);
  const results = await Promise.all([install(folder), ...(node ? [install(join(folder, aside))] : [])]);
  const failed = results.find(({ code }) => code !== 0);
  if (node && !failed) {
    renameSync(join(folder, aside, node), join(folder, node));
    symlinkSync(`../${basename(node)}/bin/node`, join(folder, 'node_modules', '.bin', 'node'));
  }
  cleanUp();
  return failed ?? results[0];
}

/** Installs exactly the versions of the lock file in `folder`. */
export async function cleanInstall(folder, flags) {
  const [command, before] = npmCommand();
  const shell = command === 'npm' && process.platform === 'win32';
  // `npm start --silent` would be inherited, and a failure would have no message.
  const runNpm = (args, cwd = folder) => run(command, [...before, ...args, '--loglevel=error'], { cwd, shell });
  const install = (cwd) => runNpm(['ci', ...flags], cwd);
  let result = await installFromAddresses(folder, await findRegistry(runNpm), install);
  // A registry that stores packages at other addresses has to be asked for them.
  if (result.code !== 0 && refusedByRegistry.test(result.output)) result = await install(folder);
  if (result.missing) throw new Problem('npm was not found; install it together with Node 24, then try again.');
  if (result.code !== 0)
    throw new Problem('The dependencies could not be installed; npm says why above.', result.output);
}
