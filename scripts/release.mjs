// npm run release: writes vitrine-VERSION-linux-x64.tar.gz with Node and everything else the shop needs to run on a machine like
// this one. Options: --to=FOLDER (default: release), --no-demo leaves out the demo shop, --fast compresses less.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collectPackages, isForDevelopers, isUnused } from './packages.mjs';
import { root, run } from './processes.mjs';
import { explain, step, UsageError } from './progress.mjs';

/** The bundled programs and pages load these at run time; everything else is inside the bundles. */
const loadedPackages = [
  '@electric-sql/pglite',
  '@fontsource/hedvig-letters-serif',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  'pdfkit',
  'react',
  'react-dom',
  'react-router',
  'sharp',
];
const files = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  '.env.example',
  'docs',
  'deploy',
  'host/build',
  'storefront/build/client',
  'storefront/build/server',
  'storefront/build/maps',
  'backoffice/build',
  'server/package.json',
  'server/fonts',
  'server/migrations',
  'server/build',
  'server/src/account/common-passwords.txt',
];

const modules = join(root, 'node_modules');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Undefined outside a repository, such as in an archive of the sources. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The version with the commit, as build metadata of semantic versions: 0.2.0+3a5dc08b1f2e. */
function describeVersion() {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (!commit) return version;
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${version}+${commit}${isChanged ? '.changed' : ''}`;
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.endsWith('.stamp') && !isUnused(path) && !isForDevelopers(path),
  });
}

function assemble(folder, hasDemo) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of hasDemo ? [...files, 'server/demo'] : files) copy(join(root, path), join(folder, path));
  for (const path of collectPackages(loadedPackages, root)) copy(path, join(folder, path.slice(root.length + 1)));
  mkdirSync(join(folder, 'node_modules', '@vitrine'), { recursive: true });
  symlinkSync('../../server', join(folder, 'node_modules', '@vitrine', 'server'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'vitrine', version, type: 'module', private: true })}\n`,
  );
  writeFileSync(join(folder, 'VERSION'), `${describeVersion()}\n`);
  const node = realpathSync(join(modules, '.bin', 'node'));
  copyFileSync(node, join(folder, 'node'));
  copyFileSync(join(dirname(dirname(node)), 'LICENSE'), join(folder, 'LICENSE-node'));
  copyFileSync(join(root, 'deploy', 'vitrine.sh'), join(folder, 'vitrine'));
  for (const program of ['node', 'vitrine']) chmodSync(join(folder, program), 0o755);
}

async function pack(folder, archive, level) {
  const args = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '-C',
    dirname(folder),
    '-I',
    `gzip -${level}`,
    '-cf',
    archive,
  ];
  const { code, output } = await run('tar', [...args, folder.slice(dirname(folder).length + 1)]);
  if (code !== 0) throw new UsageError('The archive could not be written.', output);
}

async function release(args) {
  const to = resolve(root, args.find((arg) => arg.startsWith('--to='))?.slice('--to='.length) ?? 'release');
  const name = `vitrine-${version}-${process.platform}-${process.arch}`;
  const archive = join(to, `${name}.tar.gz`);
  await step('writing the release', 'written', async () => {
    assemble(join(to, name), !args.includes('--no-demo'));
    await pack(join(to, name), archive, args.includes('--fast') ? 1 : 9);
  });
  rmSync(join(to, name), { recursive: true });
  console.log(`  ${archive} (${(statSync(archive).size / 1024 / 1024).toFixed(0)} MB)`);
}

try {
  if (process.platform !== 'linux') throw new UsageError('Releases are made on Linux.');
  await release(process.argv.slice(2));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
