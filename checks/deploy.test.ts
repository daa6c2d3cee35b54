// The examples in deploy/ use settings and addresses that exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const settings = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ?([A-Z_]+)=/gm)].map(
  ([, name]) => name,
);

const settingsIn: Readonly<Record<string, RegExp>> = {
  Dockerfile: /\b([A-Z_]{4,})=[\w.:/]+/g,
  'compose.yaml': /^ {6}(?!POSTGRES_)([A-Z_]+):/gm,
  'vitrine.service': /^Environment=([A-Z_]+)=/gm,
  'kubernetes.yaml': /\{ name: ([A-Z_]+), value/g,
};

test.each(Object.entries(settingsIn))('%s names settings that exist', (name, pattern) => {
  const named = [...read(name).matchAll(pattern)]
    .map(([, setting]) => setting)
    .filter((setting) => setting !== 'VERSION');
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((setting) => !settings.includes(setting))).toEqual([]);
});

test.each(['compose.yaml', 'kubernetes.yaml', 'prometheus-alerts.yml'])('%s is valid YAML', (name) => {
  expect(parseAllDocuments(read(name)).flatMap(({ errors }) => errors)).toEqual([]);
});

test('packages and examples have the version of the program', () => {
  for (const workspace of manifest.workspaces) {
    const { version } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { version: string };
    expect(version, workspace).toBe(manifest.version);
  }
  for (const name of ['Dockerfile', 'compose.yaml', 'kubernetes.yaml']) {
    const versions = [
      ...read(name).matchAll(/(?:VERSION(?:=|: \$\{VERSION:-)|vitrine:|vitrine-migrate-)(\d+[.-]\d+[.-]\d+)/g),
    ].map(([, version]) => version?.replaceAll('-', '.'));
    expect(versions.length, name).toBeGreaterThan(0);
    expect(new Set(versions), name).toEqual(new Set([manifest.version]));
  }
});

test('nginx.conf lets through the files of staff as large as the endpoints take them, and nothing else', () => {
  const uploads = staffEndpoints.flatMap(({ endpoint: { path, upload } }) =>
    upload ? [[`/api/v1/${path}`, upload.maxBytes / 1024 / 1024] as const] : [],
  );
  const locations = [...read('nginx.conf').matchAll(/location = (\S+) \{\s+client_max_body_size (\d+)m;/g)].map(
    ([, path, megabytes]) => [path, Number(megabytes)] as const,
  );
  expect(uploads.length).toBe(3);
  expect(Object.fromEntries(locations)).toEqual(Object.fromEntries(uploads));
});

interface PodSpec {
  readonly securityContext: object;
  readonly automountServiceAccountToken: boolean;
  readonly topologySpreadConstraints?: readonly { readonly topologyKey: string }[];
  readonly containers: readonly { readonly securityContext: object; readonly resources: { limits?: object } }[];
}
interface Workload {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly ttlSecondsAfterFinished?: number; readonly template: { readonly spec: PodSpec } };
}

test('every pod of kubernetes.yaml is restricted, the job can be applied again, and replicas are spread', () => {
  const workloads = parseAllDocuments(read('kubernetes.yaml'))
    .map((document) => document.toJS() as Workload)
    .filter(({ kind }) => ['Job', 'Deployment'].includes(kind));
  expect(workloads.map(({ kind }) => kind)).toEqual(['Job', 'Deployment']);
  for (const { spec } of workloads) {
    const { securityContext, automountServiceAccountToken, containers } = spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(automountServiceAccountToken).toBe(false);
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits).toBeDefined();
    }
  }
  const [job, deployment] = workloads;
  expect(job?.metadata.name).toBe(`vitrine-migrate-${manifest.version.replaceAll('.', '-')}`);
  expect(job?.spec.ttlSecondsAfterFinished).toBeGreaterThan(0);
  expect(deployment?.spec.template.spec.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
    'kubernetes.io/hostname',
    'topology.kubernetes.io/zone',
  ]);
});

test('nginx.conf keeps no whole header in the key of its cache', () => {
  expect(read('nginx.conf')).toMatch(/proxy_cache_key "[^"]*\$vitrine_accept \$vitrine_encoding";/);
  expect(read('nginx.conf')).not.toMatch(/proxy_cache_key [^;]*\$http_/);
});

test('npm start and the program of a release keep memory small by the same options', () => {
  const program = readFileSync(join(root, 'deploy/vitrine.sh'), 'utf8');
  const options = (text: string) =>
    [...text.matchAll(/\$\{(\w+):-([^}]+)\}|(--heap[\w=-]+)/g)].map(
      ([, name, value, option]) => option ?? `${name}=${value}`,
    );
  expect(options(manifest.scripts.start)).toEqual([
    'MALLOC_ARENA_MAX=2',
    'MALLOC_TRIM_THRESHOLD_=131072',
    'NODE_OPTIONS=--max-semi-space-size=8',
    '--heap-growing-percent=100',
  ]);
  expect(options(program)).toEqual(options(manifest.scripts.start));
});

test('systemd is told by the shop that it serves, and the release never opens the inspector', () => {
  const unit = read('vitrine.service');
  expect(unit).toMatch(/^Type=notify$/m);
  // The message comes from another process than the main one.
  expect(unit).toMatch(/^NotifyAccess=all$/m);
  expect(read('vitrine.sh')).toContain('node" --disable-sigusr1 ');
});

test('probes lead to addresses that exist', () => {
  const probes = [...`${read('kubernetes.yaml')}${read('Dockerfile')}`.matchAll(/\/actuator\/[\w/]+/g)].map(
    ([path]) => path,
  );
  const routes = readFileSync(join(root, 'host/src/health-routes.ts'), 'utf8');
  expect(probes.length).toBeGreaterThan(2);
  for (const path of probes) expect(routes).toContain(`'${path}'`);
});
