// `npm run new -- feature gifts`: a feature of the server with its contract and its first endpoint.
import { type Changes, readTemplates } from './changes.ts';
import { addImport, addToList } from './edit-source.ts';
import { type Audience, addEndpoint, mountName } from './endpoint.ts';
import { checkKebabCase, placeholders, RecipeError, toCamelCase, toPascalCase } from './names.ts';

export interface FeatureOptions {
  readonly audience: Audience;
  readonly permission?: string | undefined;
  /** Whether it stores something of its own. */
  readonly hasTables: boolean;
}

const FEATURES = 'server/src/features.ts';

/** Returns what remains to be written by hand. */
export function addFeature(changes: Changes, name: string | undefined, options: FeatureOptions): string[] {
  const feature = checkKebabCase(name, 'The feature');
  const file = `server/src/${feature}/${feature}-feature.ts`;
  if (changes.has(file)) throw new RecipeError(`There is a feature «${feature}» already.`);
  const { audience, permission, hasTables } = options;
  const values = {
    ...placeholders('feature', feature),
    mount: mountName(feature, audience),
    'routes-part': audience === 'staff' ? 'staffRoutes' : 'routes',
  };
  const templates = ['feature', ...(hasTables ? ['feature-tables'] : [])];
  for (const folder of templates) for (const [path, text] of readTemplates(folder, values)) changes.create(path, text);
  const steps = addEndpoint(changes, feature, `list${toPascalCase(feature)}`, {
    audience,
    permission,
    listsTable: hasTables,
  });
  changes.edit(FEATURES, (source) =>
    addToList(
      addImport(source, `${toCamelCase(feature)}Feature`, `./${feature}/${feature}-feature.ts`),
      'export const features = [',
      `${toCamelCase(feature)}Feature`,
    ),
  );
  return [
    ...(hasTables
      ? [
          `server/src/${feature}/${feature}-tables.ts: the columns, then: npm run migration -- --name=${feature}`,
          `${file}: personal data and retention, if a table has any`,
        ]
      : []),
    ...steps,
    `server/src/${feature}/${feature}.ts: what other features may import, when one needs something`,
    'docs/architecture.md: the name of the feature, and CHANGELOG.md when merchants or operators notice it',
  ];
}
