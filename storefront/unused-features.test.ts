// Checks what the browser build leaves out against the packages that are installed.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leaveOut } from './lean-packages.ts';
import { unusedFeatures } from './unused-features/unused-features.ts';

const root = join(import.meta.dirname, '..');
const packageFiles = globSync('node_modules/{react,react-dom,react-router}/**/*.js', { cwd: root });
const changedFiles = packageFiles
  .map((name) => ({ name, features: unusedFeatures.filter(({ file }) => file.test(join(root, name))) }))
  .filter(({ features }) => features.length > 0);
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const leanCode = ({ name, features }: (typeof changedFiles)[number]) => features.reduce(leaveOut, read(name));

// A text can stay while its meaning changes: read the list again, and run all journeys, before this is brought up to date.
test('the packages have the versions that the list was made for', () => {
  const versions = ['react', 'react-dom', 'react-router'].map((name) => {
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string };
    return `${name} ${version}`;
  });
  expect(versions).toEqual(['react 19.3.1', 'react-dom 19.3.1', 'react-router 8.4.0']);
});

test('every feature is in exactly one file of the packages', () => {
  for (const feature of unusedFeatures)
    expect(
      changedFiles.filter(({ features }) => features.includes(feature)),
      feature.name,
    ).toHaveLength(1);
});

test('lines keep their numbers, for stack traces', () => {
  for (const file of changedFiles)
    expect(leanCode(file).split('\n').length, file.name).toBe(read(file.name).split('\n').length);
});

test('nothing that stays uses a name that was left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lean-'));
  try {
    const rules = { recommended: false, correctness: { noUndeclaredVariables: 'error' } };
    const config = { root: true, files: { maxSize: 2_000_000 }, linter: { rules } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    for (const [index, file] of changedFiles.entries()) writeFileSync(join(folder, `${index}.js`), leanCode(file));
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    // Shows that the check finds something.
    writeFileSync(join(folder, 'control.js'), 'removed();');
    const { stderr } = spawnSync(process.execPath, [biome, 'lint', '.'], { cwd: folder, encoding: 'utf8' });
    expect(stderr.match(/The \S+ variable is undeclared/g)).toEqual(['The removed variable is undeclared']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const usersOf = (code: string) =>
  unusedFeatures.filter(({ usedBy = [] }) => usedBy.some((pattern) => pattern.test(code))).length;

test.each([
  "import { Suspense, ViewTransition } from 'react';",
  "import { Activity } from 'react';",
  "import { useDeferredValue } from 'react';",
  "import {\n  useEffect,\n  useReducer,\n} from 'react';",
  "import { Children } from 'react';",
  "import { preload } from 'react-dom';",
  "import { createRoot } from 'react-dom/client';",
  "import { useFetcher } from 'react-router';",
  "import { useBlocker } from 'react-router';",
  'export const action = () => null;',
  'export async function clientLoader() {}',
  '<Form method="post">',
  "submit(form.current, { method: 'post' })",
  '<form action={save}>',
  '<form action={async () => save()}>',
  '<link rel="stylesheet" href="/a.css" precedence="default" />',
  '<Fragment ref={first}>',
  '<svg viewBox="0 0 1 1">',
  '<model-viewer src="a" />',
  '<div onWheel={zoom}>',
  '<img onLoad={show} />',
  'event.keyCode === 13',
  'logError(error, info.componentStack)',
])('%s would use what is left out', (code) => expect(usersOf(code)).toBeGreaterThan(0));

test.each([
  "import { Suspense, useEffect, useState } from 'react';",
  "import { createPortal } from 'react-dom';",
  "import { Form, useSubmit } from 'react-router';",
  "import { useFormState } from '@vitrine/ui/use-form.ts';\nimport { useState } from 'react';",
  '<Form ref={form} method="get" preventScrollReset>',
  '<form method="post" action={localPath(language, cartFormPath)}>',
  '<div onPointerUp={stop} onKeyDown={move}>',
])('%s uses nothing that is left out', (code) => expect(usersOf(code)).toBe(0));
