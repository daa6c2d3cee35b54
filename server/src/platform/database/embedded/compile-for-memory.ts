// V8 compiles the parser of the embedded database, one function of 105 KB, to faster code soon after the start. That takes 600 MB
// for less than a second, more on arm64, and no option makes it smaller: where memory is small it is left out.
import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** With less than this the start could be ended for want of memory. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** `--liftoff-only` stands for these: that option itself is only read when a process starts. */
const FIRST_COMPILER_ONLY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Memory of the machine or, if it is less, of the container. */
const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Must be called before the database is compiled. Where memory is small its code stays slower. */
export function compileForMemory(bytes = ownMemory()): void {
  if (bytes >= ENOUGH_BYTES) return;
  for (const option of FIRST_COMPILER_ONLY) setFlagsFromString(option);
}
