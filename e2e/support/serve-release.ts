// Makes a release, unpacks it into the folder that the argument names and runs it: journeys use what operators get, away
// from the packages of this repository.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = resolve(process.argv[2] ?? 'release');
mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

execFileSync(process.execPath, [join(root, 'scripts/release.mjs'), `--to=${folder}`, '--fast']);
const [archive = ''] = readdirSync(folder);
execFileSync('tar', ['-xzf', archive], { cwd: folder });
rmSync(join(folder, archive));

const shop = spawn(join(folder, archive.replace('.tar.gz', ''), 'vitrine'), ['start'], { stdio: 'inherit' });
shop.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.kill(signal));
