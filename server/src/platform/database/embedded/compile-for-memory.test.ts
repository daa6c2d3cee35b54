import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const MODULE = join(import.meta.dirname, 'compile-for-memory.ts');

/** A module with `f: (n) => { while (n != 0) n -= 1; }`. */
const LOOP = '0061736d0100000001050160017f0003020100070501016600000a15011300034020000440200041016b21000c010b0b0b';

/** Which compilers of V8 a process with this memory uses for a function that is called often. */
async function compilersWith(bytes: number): Promise<string[]> {
  const program = `
    const { compileForMemory } = await import(${JSON.stringify(MODULE)});
    compileForMemory(${bytes});
    const { instance } = await WebAssembly.instantiate(Buffer.from('${LOOP}', 'hex'));
    for (let call = 0; call < 2000; call++) instance.exports.f(1000);
    // The faster code is made in another thread.
    const until = performance.now() + 500;
    while (performance.now() < until) instance.exports.f(1000);`;
  const options = [
    '--trace-wasm-compilation-times',
    '--wasm-tiering-budget=1000',
    '--input-type=module',
    '-e',
    program,
  ];
  const { stdout } = await run(process.execPath, options);
  // Node uses WebAssembly itself, to read TypeScript. This function has 19 bytes and is the only one of its module.
  return [...stdout.matchAll(/#0 using (Liftoff|TurboFan), .*bodysize 19 /g)].map(([, name = '']) => name);
}

test('where memory is small, only the first compiler is used for the embedded database', async () => {
  expect(await compilersWith(1024 ** 3)).toEqual(['Liftoff']);
});

test('where it is not, code that is used often is compiled to faster code', async () => {
  expect(await compilersWith(4 * 1024 ** 3)).toEqual(['Liftoff', 'TurboFan']);
});
