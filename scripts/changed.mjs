// Which checks a change can fail, by the files it touches. Tests in vitest are found by their imports; journeys and proofs use what
// was built, so that they are chosen by folder.

import { root, run } from './processes.mjs';
import { UsageError } from './progress.mjs';

/** A change here can fail anything. */
const anything =
  /^(scripts\/|testing\/|package(-lock)?\.json|vitest\.config\.ts|tsconfig|[^/]+\/package\.json|e2e\/(support\/|playwright\.config))/;
const servedToShoppers = /^(storefront|ui|contract|server|host)\/(?!.*\.test\.tsx?$)/;
const servedToStaff = /^(backoffice|ui|contract|server|host)\/(?!.*\.test\.tsx?$)/;
const runByProofs = /^(contract|server|host|proofs)\/(?!.*\.test\.tsx?$)/;
/** Read by tests as files, not imported. */
const readByTests = /^server\/(migrations|src\/.*\.(sql|ya?ml|csv|json))|^docs\/specification\.md$/;
const journey = /^e2e\/.*\/([\w-]+\.spec\.ts)$/;

/**
 * `unit`: 'all', or only the tests that import what has changed. `journeys`: what titles, files and tags of journeys must match;
 * null where there is nothing to run.
 */
export function chooseByChange(files, smokeTag) {
  if (files.some((file) => anything.test(file))) return { unit: 'all', proofs: true, journeys: smokeTag };
  const touches = (pattern) => files.some((file) => pattern.test(file));
  const smoke = [
    touches(servedToShoppers) && `^(?!.*backoffice-).*${smokeTag}`,
    touches(servedToStaff) && `backoffice-.*${smokeTag}`,
  ];
  const own = files.map((file) => journey.exec(file)?.[1]).filter(Boolean);
  const parts = [...smoke.filter(Boolean), ...own.map((name) => name.replaceAll('.', String.raw`\.`))];
  return {
    unit: touches(readByTests) ? 'all' : 'related',
    proofs: touches(runByProofs),
    journeys: parts.length > 0 ? parts.join('|') : null,
  };
}

/** Files that differ from a commit, those not committed yet included. Without a commit: from where this branch left main. */
export async function findChange(commit) {
  const git = async (...args) => {
    const { code, output } = await run('git', args, { cwd: root });
    return code === 0 ? output.trim() : null;
  };
  const base = commit ?? (await git('merge-base', 'HEAD', 'origin/main')) ?? (await git('merge-base', 'HEAD', 'main'));
  const since = base && (await git('rev-parse', '--verify', `${base}^{commit}`));
  if (!since)
    throw new UsageError(`Git knows no commit «${commit ?? 'main'}» to compare with; name one: --changed=<commit>.`);
  const differing = await git('diff', '--name-only', '-z', since);
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  const files = `${differing}\0${added}`
    .split('\0')
    .map((name) => name.trim())
    .filter(Boolean);
  return { since, files };
}
