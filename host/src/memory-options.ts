// Options that keep the memory of a process small. Most are read when a process starts, so it starts itself again with them.
import { setFlagsFromString } from 'node:v8';

type Environment = Readonly<Record<string, string | undefined>>;

/** For glibc: two pools of memory for all threads, not one for each; freed memory goes back to the system early. */
const MALLOC_OPTIONS: Environment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** For V8, in MB: new objects get three areas of this size. Its own default depends on the memory of the machine. */
const NEW_OBJECTS = '--max-semi-space-size';
const NEW_OBJECTS_OPTION = `${NEW_OBJECTS}=8`;

/** For V8: look for objects that are not needed any more when their memory has doubled; it waits for up to four times otherwise. */
const GROWTH_OPTION = '--heap-growing-percent=100';

/** The environment with every option that the operator has not set; undefined when all are there. */
export function withMemoryOptions(given: Environment, nodeArguments: readonly string[]): Environment | undefined {
  const nodeOptions = given.NODE_OPTIONS ?? '';
  const isSet = nodeOptions.includes(NEW_OBJECTS) || nodeArguments.some((argument) => argument.startsWith(NEW_OBJECTS));
  if (isSet && Object.keys(MALLOC_OPTIONS).every((name) => given[name] !== undefined)) return undefined;
  return {
    ...MALLOC_OPTIONS,
    ...given,
    ...(!isSet && { NODE_OPTIONS: `${nodeOptions} ${NEW_OBJECTS_OPTION}`.trimStart() }),
  };
}

/**
 * Replaces this process by one with the options, under the same id. Not in development, where another process of Node watches
 * this one, and not for a parent that talks to it: both connections would be lost.
 */
export function applyMemoryOptions(): void {
  setFlagsFromString(GROWTH_OPTION);
  const { platform, execPath, execArgv, argv, env } = process;
  if (platform !== 'linux' || argv.includes('--dev') || process.send) return;
  const environment = withMemoryOptions(env, execArgv);
  if (environment) process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], environment);
}
