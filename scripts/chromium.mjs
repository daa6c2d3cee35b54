import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installWithApt, pathFolders } from './apt.mjs';
import { Problem, step } from './progress.mjs';

// The first has no windows to draw: the same browser for a quarter less of the machine.
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

// Being there is not enough: on Ubuntu, `chromium-browser` only tells the user to install a snap.
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function find() {
  const usual = [...commands.flatMap((name) => pathFolders().map((folder) => join(folder, name))), ...onMacOS];
  const found = usual.find(runs);
  if (found) return found;
  const cached = await fromPlaywright();
  return cached && runs(cached) ? cached : undefined;
}

/** The path of a Chromium that runs; with `install`, gets the quickest where that can be done without asking. */
export async function findChromium({ install = false } = {}) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen)) throw new Problem(`CHROMIUM_PATH names ${chosen}, which does not run.`);
  const found = chosen || (await find());
  if (!chosen && install && canUseApt() && !found?.endsWith(headless)) {
    try {
      await step('installing Chromium for the browser journeys', 'Chromium installed', () =>
        installWithApt('Chromium', [headless]),
      );
      return (await find()) ?? found;
    } catch (problem) {
      // One that draws windows does as well.
      if (!found) throw problem;
    }
  }
  if (found) return found;
  throw new Problem('No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}
