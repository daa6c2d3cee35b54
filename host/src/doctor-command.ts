// npm run doctor: checks settings and everything the shop depends on; one line for each finding. Exit code 1 when the shop
// cannot run like that.
import './mode.ts';

import { VERSION } from '@vitrine/server/program.ts';
import { examine } from './doctor/examine.ts';
import { bad, type Finding, findingLine, good } from './doctor/finding.ts';
import { judgeSettings } from './doctor/judge-settings.ts';
import { findUnknownNames, readEnvironment } from './environment.ts';
import { fileErrorLine } from './own-files.ts';
import { isStartError } from './start-error.ts';

async function* report(): AsyncGenerator<Finding> {
  yield good('program', `Vitrine ${VERSION} on Node ${process.versions.node}`);
  try {
    const settings = readEnvironment();
    yield* judgeSettings(settings, findUnknownNames());
    yield* examine(settings);
  } catch (error) {
    const unreadable = fileErrorLine(error);
    if (unreadable !== undefined) yield bad('settings', unreadable, 'let this user read it');
    else if (isStartError(error)) yield bad('settings', error.message, 'correct it in .env or in the environment');
    else throw error;
  }
}

let isFit = true;
for await (const finding of report()) {
  console.log(findingLine(finding));
  if (finding.level === 'bad') isFit = false;
}
process.exit(isFit ? 0 : 1);
