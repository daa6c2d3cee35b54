// `npm run new -- RECIPE NAME…` writes the files of a recipe of CONTRIBUTING.md and says what remains to be written by hand.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Changes, changesOf, writeChanges } from './changes.ts';
import { addEndpoint } from './endpoint.ts';
import { addFeature } from './feature.ts';
import { addField } from './field.ts';
import { addLanguage } from './language.ts';
import { RecipeError } from './names.ts';
import { addScreen } from './screen.ts';

const root = join(import.meta.dirname, '..');

const usage = `npm run new -- RECIPE NAME… writes the files of a recipe; CONTRIBUTING.md explains each.

  feature gifts              a feature of the server: contract, use case, routes, test
      --tables               with a table of its own
      --for shopper          its first endpoint is for shoppers instead of staff
  endpoint gifts listGifts   an endpoint: shape, use case, route, test
      --path private/gifts   its address after /api/v1/
      --permission catalog.r the permission that staff need
      --for shopper          a list for shoppers
  screen gifts/list          a screen of the back office: query, texts, menu, route, test
      --endpoint listGifts   what it loads: an endpoint of staff that answers with items
  field careInstructions     a field of products: entry, column, migration, labels, documentation
      --kind text            a text of variants; without it, a text per language
      --for shopper          shoppers see it, too
  language it                a language: the texts to translate, in every workspace
`;

/** Returns what remains to be written by hand. */
function follow(changes: Changes, args: readonly string[]): string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      endpoint: { type: 'string' },
      for: { type: 'string', default: 'staff' },
      kind: { type: 'string', default: 'texts' },
      path: { type: 'string' },
      permission: { type: 'string' },
      tables: { type: 'boolean', default: false },
    },
  });
  const [recipe, first, second] = positionals;
  const { endpoint, for: audience, kind, path, permission, tables: hasTables } = values;
  if (audience !== 'staff' && audience !== 'shopper')
    throw new RecipeError(`--for ${audience}: write --for staff or --for shopper.`);
  switch (recipe) {
    case 'feature':
      return addFeature(changes, first, { audience, permission, hasTables });
    case 'endpoint':
      return addEndpoint(changes, first, second, { audience, permission, path });
    case 'screen':
      return addScreen(changes, first, endpoint);
    case 'field':
      return addField(changes, first, { kind, audience });
    case 'language':
      return addLanguage(changes, first);
    default:
      throw new RecipeError(recipe === undefined ? usage : `There is no recipe «${recipe}».\n\n${usage}`);
  }
}

/** The formatter orders imports, and what is generated knows the new files. */
function finish(paths: readonly string[], migration: string): void {
  const packages = join(root, 'node_modules');
  const run = (args: readonly string[], folder = root) => {
    const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: ['inherit', 'ignore', 'inherit'] });
    if (status !== 0)
      throw new RecipeError('The files are written, but formatting, the migration or `npm run generate` has failed.');
  };
  run([join(packages, '@biomejs/biome/bin/biome'), 'check', '--write', '--log-level=error', ...paths]);
  if (migration !== '')
    run([join(packages, 'drizzle-kit/bin.cjs'), 'generate', `--name=${migration}`], join(root, 'server'));
  run([join(root, 'checks/generated/generate.ts')]);
}

try {
  const changes = changesOf(root);
  const steps = follow(changes, process.argv.slice(2));
  writeChanges(root, changes);
  const paths = changes.files.map(([path]) => path);
  finish(paths, changes.migration);
  console.log(['Written:', ...paths, '', 'What remains:', ...steps].join('\n  ').replaceAll('\n  \n  ', '\n\n'));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  // `parseArgs` explains an unknown option itself.
  const isExpected = error instanceof RecipeError || 'code' in error;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
