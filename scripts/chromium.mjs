import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installWithApt, pathFolders } from './apt.mjs';
import { installChromiumFromNpm } from './npm-chromium.mjs';
import { explain, step, UsageError } from './progress.mjs';

// Preferred: the headless browser needs a quarter less CPU.
const headless = 'chromium-headless-shell';
const commands = [headless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const onMacOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function fromPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

// The file may exist without running: on Ubuntu, `chromium-browser` only tells the user to install a snap.
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function findOnThisMachine() {
  const usual = [...commands.flatMap((name) => pathFolders().map((folder) => join(folder, name))), ...onMacOS];
  const found = usual.find(runs);
  if (found) return found;
  const cached = await fromPlaywright();
  return cached && runs(cached) ? cached : undefined;
}

async function fromNpm() {
  try {
    const path = await installChromiumFromNpm();
    if (path === undefined || runs(path)) return path;
    console.log('  · the Chromium from npm does not run on this machine');
  } catch (error) {
    explain(error, console.log);
  }
  return undefined;
}

async function fromApt() {
  if (!canUseApt()) return undefined;
  await step(
    `no other Chromium runs here: installing the package ${headless} with apt-get`,
    'Chromium installed with apt-get',
    () => installWithApt('Chromium', [headless]),
  );
  return findOnThisMachine();
}

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, or this machine's own. With `install` also one from npm, or, as the
 * last resort, from apt-get. VITRINE_CHROMIUM=npm passes over the machine's own.
 */
export async function findChromium({ install = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen)) throw new UsageError(`CHROMIUM_PATH names ${chosen}, which does not run.`);
  if (chosen) return chosen;
  const own = process.env.VITRINE_CHROMIUM === 'npm' ? undefined : await findOnThisMachine();
  const found = own ?? (install ? ((await fromNpm()) ?? (await fromApt())) : undefined);
  if (found) return found;
  throw new UsageError('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}
