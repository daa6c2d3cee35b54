// `npm run new -- screen gifts/list`: a screen of the back office with its query, texts, menu entry, route and test.
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { type Changes, readTemplate, readTemplates } from './changes.ts';
import { addImport, addToList, append, insertBefore } from './edit-source.ts';
import { addCopy, copyOf } from './language.ts';
import { checkKebabCase, placeholders, RecipeError, toCamelCase, toPascalCase, toSentence } from './names.ts';

const APP = 'backoffice/app';

interface ScreenPlan {
  readonly feature: string;
  readonly screen: string;
  readonly featureFile: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns what remains to be written by hand. */
export function addScreen(changes: Changes, place: string | undefined, endpointName: string | undefined): string[] {
  const plan = planScreen(changes, place, endpointName);
  const { feature, screen, featureFile, values } = plan;
  for (const [file, text] of readTemplates('screen', values)) changes.create(file, text);
  addTexts(changes, plan);
  if (!changes.has(featureFile)) {
    for (const [file, text] of readTemplates('backoffice-feature', values)) changes.create(file, text);
    const name = `${toCamelCase(feature)}Feature`;
    changes.edit(`${APP}/features.ts`, (source) =>
      addToList(
        addImport(source, name, `./features/${feature}/${feature}-feature.ts`),
        'export const features = [',
        name,
      ),
    );
  }
  changes.edit(featureFile, (source) =>
    insertBefore(
      addImport(source, 'Package', '@vitrine/ui/icons.ts'),
      'screens: [',
      '\n  ],',
      `\n${readTemplate('screen-entry', values).trimEnd()}`,
    ),
  );
  const others = languages.filter((language) => language !== 'en');
  return [
    `${APP}/features/${feature}/${screen}-screen.tsx: what the screen shows`,
    `${APP}/features/${feature}/${screen}-screen.test.tsx: it fails until the screen shows the entry by its name`,
    `${featureFile}: the icon of the menu, its place, and a letter as its key`,
    `${APP}/messages/{${others.join(',')}}/${feature}.ts: the texts; delete the line above them when they are translated`,
    `${APP}/messages/{${others.join(',')}}/layout.ts: the name in the menu`,
    'e2e/journeys: what people do on the screen; its accessibility is checked with the others',
  ];
}

function planScreen(changes: Changes, place: string | undefined, endpointName: string | undefined): ScreenPlan {
  const [featureName, screenName, ...rest] = (place ?? '').split('/');
  if (rest.length > 0) throw new RecipeError(`«${place}» needs a feature and a screen, such as gifts/list.`);
  const feature = checkKebabCase(featureName, 'The feature');
  const named = checkKebabCase(screenName, 'The screen, such as gifts/list,');
  // The list is the screen that has the name of the feature.
  const screen = named === 'list' ? feature : named;
  if (hasScreen(changes, `/${screen}`)) throw new RecipeError(`There is a screen at /${screen} already.`);
  const name = endpointName ?? `list${toPascalCase(screen)}`;
  const known = staffEndpoints.find(({ name: one }) => one === name);
  const contract = [`${feature}/staff-${feature}`, `${feature}/${feature}`].find((file) =>
    changes.find(`contract/src/${file}.ts`)?.includes(`export const ${name} =`),
  );
  if (known?.endpoint.staff === undefined || contract === undefined)
    throw new RecipeError(
      `Staff have no endpoint «${name}» in ${feature}. Write it first: npm run new -- endpoint ${feature} ${name}`,
    );
  const { permission } = known.endpoint.staff;
  const values = {
    ...placeholders('feature', feature),
    ...placeholders('screen', screen),
    ...placeholders('endpoint', name),
    contract,
    permission,
  };
  return { feature, screen, values, featureFile: `${APP}/features/${feature}/${feature}-feature.ts` };
}

function hasScreen(changes: Changes, path: string): boolean {
  const files = [...changes.read(`${APP}/features.ts`).matchAll(/'\.\/(features\/[^']+)'/g)];
  return files.some(([, file]) => changes.find(`${APP}/${file}`)?.includes(`path: '${path}'`));
}

/** English texts in every language, in the file of the feature: the marked ones are to be translated. */
function addTexts(changes: Changes, { feature, screen, values }: ScreenPlan): void {
  const constant = readTemplate('screen-messages', values);
  const withPlural = (source: string) => addImport(source, 'plural', '@vitrine/contract/text/plural.ts');
  for (const language of languages) {
    const name = `${feature}.ts`;
    const file = `${APP}/messages/${language}/${name}`;
    if (changes.has(file))
      changes.edit(file, (source) =>
        withPlural(language === 'en' ? append(source, constant) : addCopy(source, constant, name, language)),
      );
    else changes.create(file, language === 'en' ? withPlural(constant) : copyOf(withPlural(constant), name, language));
    changes.edit(`${APP}/messages/${language}/layout.ts`, (source) =>
      insertBefore(
        source,
        'export const layoutMessages',
        '\n};',
        `\n  ${toCamelCase(screen)}: '${toSentence(screen)}',`,
      ),
    );
  }
}
