import { findChange } from './changed.mjs';
import { checksOf } from './checks.mjs';
import { announce, explain, inSeconds, stopwatch, UsageError } from './progress.mjs';

const checks = Object.values(checksOf).flat();
const names = checks.map(({ name }) => name);
const column = Math.max(...names.map((name) => name.length)) + 2;
const listed = (some) => some.map(({ name, about }) => `  ${name.padEnd(column)}${about}`).join('\n');

const help = `npm test decides whether a change is right:

${listed(checksOf.deciding)}

npm run test:all runs what npm test leaves out:

${listed(checksOf.further)}

npm test -- --only=<name>      runs one of them all, or several: --only=unit,journeys
npm test -- --changed          runs what the difference from main can fail; --changed=<commit> compares with another commit`;

/** Returns the checks to run, and the change that limits them, if there is one. */
async function readOptions(args) {
  const chosen = new Set();
  let set = checksOf.deciding;
  let change;
  for (const arg of args) {
    const [, option, value] = /^--(\w+)(?:=(.*))?$/.exec(arg) ?? [];
    if (option === 'only' && value) for (const name of value.split(',')) chosen.add(name);
    else if (option === 'further' && !value) set = checksOf.further;
    else if (option === 'changed') change = await findChange(value);
    else throw new UsageError(`Unknown option ${arg}; see npm test -- --help.`);
  }
  const unknown = [...chosen].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageError(`No check is named «${unknown}»; there are ${names.join(', ')}.`);
  const some = chosen.size > 0 ? checks.filter(({ name }) => chosen.has(name)) : set;
  return { chosen: change ? some.filter(({ isNeeded }) => isNeeded?.(change) ?? true) : some, change };
}

async function attempt({ name, prepare, work }, fetched, change) {
  let finish;
  let needs;
  const elapsed = stopwatch();
  try {
    needs = await prepare?.(await fetched);
    finish = announce(name, { onlyLive: true });
    const result = await work(needs, change);
    const { passed, failed, skipped } = result;
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
    const outcome = `${name.padEnd(column)}${counts.filter(Boolean).join(', ').padEnd(36)}${inSeconds(elapsed())}`;
    finish(failed === 0, outcome, failed > 0 ? result.output : '');
    return result;
  } catch (error) {
    // Something the check needs is missing: only that check fails.
    finish?.();
    explain(error, console.log);
    return { passed: 0, failed: 1 };
  } finally {
    needs?.release?.();
  }
}

/** Neighbours with the same `group` run at the same time. */
function inGroups(chosen) {
  const groups = [];
  for (const check of chosen) {
    const last = groups.at(-1);
    if (check.group && last?.[0].group === check.group) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** Programs that checks need and that may have to be installed: they arrive while the first checks run. */
function fetchPrograms(chosen) {
  const fetching = new Map(chosen.flatMap(({ name, fetch }) => (fetch ? [[name, fetch()]] : [])));
  // Reported by the check that needs it.
  for (const fetched of fetching.values()) fetched.catch(() => {});
  return fetching;
}

async function verify(args) {
  const elapsed = stopwatch();
  const total = { passed: 0, failed: 0 };
  const { chosen, change } = await readOptions(args);
  const fetching = fetchPrograms(chosen);
  for (const group of inGroups(chosen)) {
    const attempts = group.map((check) => attempt(check, fetching.get(check.name), change));
    for (const { passed, failed } of await Promise.all(attempts)) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`\n  in ${inSeconds(elapsed())}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
} else {
  try {
    process.exitCode = (await verify(args)) ? 0 : 1;
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}
