import { basename } from 'node:path';
import { run } from './processes.mjs';
import { UsageError } from './progress.mjs';

function npmCommand() {
  const script = process.env.npm_execpath;
  // Started by another package manager, npm_execpath names that one, which does not read package-lock.json.
  if (!script || basename(script) !== 'npm-cli.js') return ['npm', []];
  // The Node in node_modules is about to be replaced; npm must not run on it.
  return [process.env.npm_node_execpath ?? process.execPath, [script]];
}

/** Installs exactly the versions of the lock file in `folder`. */
export async function cleanInstall(folder, flags) {
  const [command, before] = npmCommand();
  const shell = command === 'npm' && process.platform === 'win32';
  // `npm start --silent` would be inherited, and an error would have no message.
  const result = await run(command, [...before, 'ci', ...flags, '--loglevel=error'], { cwd: folder, shell });
  if (result.missing) throw new UsageError('npm was not found; install it together with Node 24, then try again.');
  if (result.code !== 0)
    throw new UsageError('The dependencies could not be installed; npm says why above.', result.output);
}
