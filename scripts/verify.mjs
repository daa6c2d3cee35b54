import { checks } from './checks.mjs';
import { announce, explain, inSeconds, Problem, stopwatch } from './progress.mjs';

const names = checks.map(({ name }) => name);
const column = Math.max(...names.map((name) => name.length)) + 2;

const help = `npm test runs every check; npm test -- --only=<name> runs one (or several: --only=unit,journeys).

${checks.map(({ name, about }) => `  ${name.padEnd(column)}${about}`).join('\n')}`;

function chooseChecks(args) {
  const chosen = args.flatMap((arg) => {
    if (!arg.startsWith('--only=')) throw new Problem(`Unknown option ${arg}; see npm test -- --help.`);
    return arg.slice('--only='.length).split(',');
  });
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Problem(`No check is named «${unknown}»; there are ${names.join(', ')}.`);
  return chosen.length > 0 ? checks.filter(({ name }) => chosen.includes(name)) : checks;
}

async function attempt({ name, prepare, work }, fetched) {
  let finish;
  let needs;
  const elapsed = stopwatch();
  try {
    needs = await prepare?.(await fetched);
    finish = announce(name, { onlyLive: true });
    const result = await work(needs);
    const { passed, failed, skipped } = result;
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
    const outcome = `${name.padEnd(column)}${counts.filter(Boolean).join(', ').padEnd(36)}${inSeconds(elapsed())}`;
    finish(failed === 0, outcome, failed > 0 ? result.output : '');
    for (const title of result.repeated ?? []) console.log(`  · passed at the second try: ${title}`);
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
  const chosen = chooseChecks(args);
  const fetching = fetchPrograms(chosen);
  for (const group of inGroups(chosen)) {
    const attempts = group.map((check) => attempt(check, fetching.get(check.name)));
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
