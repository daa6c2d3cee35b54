// `npm run new -- endpoint gifts listGifts`: an endpoint with its shape, use case, route and test.
import { basename } from 'node:path';
import { shopperEndpoints } from '@vitrine/contract/shopper-endpoints.ts';
import { permissions } from '@vitrine/contract/staff/permissions.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { staffContract } from '../scripts/staff-contract.mjs';
import { type Changes, readTemplate, readTemplates } from './changes.ts';
import { addImport, append, insertBefore } from './edit-source.ts';
import { callOf, type EndpointCall, parametersIn } from './endpoint-call.ts';
import {
  checkCamelCase,
  checkKebabCase,
  placeholders,
  RecipeError,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  wordsOf,
} from './names.ts';

/** The callers of the endpoint. */
export type Audience = 'staff' | 'shopper';

export interface EndpointOptions {
  readonly audience: Audience;
  /** Which permission staff need. */
  readonly permission?: string | undefined;
  /** After `/api/v1/`. */
  readonly path?: string | undefined;
  /** Whether the use case lists the table of the feature. */
  readonly listsTable?: boolean;
}

interface EndpointPlan extends EndpointOptions {
  readonly feature: string;
  readonly endpoint: string;
  readonly call: EndpointCall;
  readonly path: string;
  /** Path from the root, without `.ts`. */
  readonly contract: string;
  /** By the placeholders of the templates. */
  readonly values: Readonly<Record<string, string>>;
}

/** Returns what remains to be written by hand. */
export function addEndpoint(
  changes: Changes,
  featureName: string | undefined,
  endpointName: string | undefined,
  options: EndpointOptions,
): string[] {
  const plan = planEndpoint(changes, featureName, endpointName, options);
  declareEndpoint(changes, plan);
  writeUseCase(changes, plan);
  return [...mountEndpoint(changes, plan), ...stepsAfter(plan)];
}

function planEndpoint(
  changes: Changes,
  featureName: string | undefined,
  endpointName: string | undefined,
  options: EndpointOptions,
): EndpointPlan {
  const feature = checkKebabCase(featureName, 'The feature');
  const endpoint = checkCamelCase(endpointName, 'The endpoint');
  if (wordsOf(endpoint).length < 2)
    throw new RecipeError(`The endpoint «${endpoint}» needs a verb and an object, such as listGifts.`);
  if (!changes.has(`server/src/${feature}/${feature}-feature.ts`))
    throw new RecipeError(`There is no feature «${feature}». Write it first: npm run new -- feature ${feature}`);
  const call = callOf(endpoint);
  const { audience, permission = isChange({ call }) ? 'catalog.w' : 'catalog.r' } = options;
  if (!permissions.some((known) => known === permission))
    throw new RecipeError(`There is no permission «${permission}». There are: ${permissions.join(', ')}.`);
  if (audience === 'shopper' && call.kind !== 'list')
    throw new RecipeError('For shoppers only lists are written; other calls differ too much. Copy a similar one.');
  const path = options.path ?? `${audience === 'staff' ? 'private/' : ''}${feature}${call.rest}`;
  throwIfKnown(endpoint, call.method, path);
  const planned = {
    ...options,
    feature,
    endpoint,
    call,
    path,
    permission,
    contract: contractOf(changes, feature, audience),
  };
  return { ...planned, values: valuesOf(planned) };
}

/** Names and addresses are used once. */
function throwIfKnown(endpoint: string, method: string, path: string): void {
  const known = [...shopperEndpoints, ...staffEndpoints];
  if (known.some(({ name }) => name === endpoint)) throw new RecipeError(`There is an endpoint «${endpoint}» already.`);
  const withoutNames = (address: string) => address.replaceAll(/\{\w+\}/g, '{}');
  const taken = known.find(
    (one) => one.endpoint.method === method && withoutNames(one.endpoint.path) === withoutNames(path),
  );
  if (taken) throw new RecipeError(`${method} ${path} is ${taken.name}. Choose another address with --path.`);
}

/** Without `staff` in the name where the feature is for staff only. */
function contractOf(changes: Changes, feature: string, audience: Audience): string {
  const contract = `contract/src/${feature}/${feature}`;
  const isOwn = audience === 'shopper' || (staffContract.test(`${contract}.ts`) && changes.has(`${contract}.ts`));
  return isOwn ? contract : `contract/src/${feature}/staff-${feature}`;
}

const valuesOf = (plan: Omit<EndpointPlan, 'values'>): Record<string, string> => ({
  ...placeholders('feature', plan.feature),
  ...placeholders('endpoint', plan.endpoint),
  'contract-file': basename(plan.contract),
  METHOD: plan.call.method,
  path: plan.path,
  permission: plan.permission ?? '',
  record: isChange(plan) ? 'change' : 'none',
  input: [
    ...(parametersIn(plan.path).length > 0 ? [`params: ${paramsOf(plan.path)},`] : []),
    ...(plan.audience === 'shopper' ? ['query: storeQuery,'] : []),
  ].join('\n'),
  'test path': plan.path.replaceAll(/\{\w+\}/g, '1'),
  'save example': plan.listsTable
    ? `await shop.database.db.insert(${toCamelCase(plan.feature)}).values({ storeId: 1, name: 'Example' });`
    : '',
  payload: plan.call.kind === 'change' ? "payload: { name: 'Example' }," : '',
  expected: answers[plan.call.kind],
});

const answers: Readonly<Record<EndpointCall['kind'], string>> = {
  list: "{ status: 200, body: { items: [{ name: 'Example' }] } }",
  read: "{ status: 200, body: { name: 'Example' } }",
  change: "{ status: 200, body: { name: 'Example' } }",
  remove: '{ status: 204 }',
};

const isChange = ({ call }: Pick<EndpointPlan, 'call'>): boolean => call.method !== 'GET';

function paramsOf(path: string): string {
  const names = parametersIn(path);
  if (names.join() === 'id') return 'idParams';
  return `z.object({ ${names.map((name) => `${name}: z.string().min(1).max(200)`).join(', ')} })`;
}

function createAll(changes: Changes, folder: string, values: EndpointPlan['values']): void {
  for (const [file, text] of readTemplates(folder, values)) changes.create(file, text);
}

function declareEndpoint(changes: Changes, { audience, call, contract, endpoint, path, values }: EndpointPlan): void {
  if (!changes.has(`${contract}.ts`)) createAll(changes, `${audience}-contract`, values);
  changes.edit(`${contract}.ts`, (source) => append(source, readTemplate(`${audience}-terms`, values)));
  changes.edit(`${contract}-shapes.ts`, (source) => {
    let text = addImport(source, 'z', 'zod');
    if (audience === 'shopper') text = addImport(text, 'storeQuery', '../common-query.ts');
    if (parametersIn(path).join() === 'id') text = addImport(text, 'idParams', '../staff/list-shapes.ts');
    return append(text, readTemplate(`shapes-${call.kind}`, values));
  });
  if (audience === 'shopper')
    changes.edit('contract/src/shopizer-calls.ts', (source) =>
      insertBefore(source, 'export const shopizerCalls', '\n};', `\n  ${endpoint}: null,`),
    );
}

const testFile = ({ feature, endpoint }: EndpointPlan): string =>
  `server/src/${feature}/${toKebabCase(endpoint)}.api.test.ts`;

function writeUseCase(changes: Changes, plan: EndpointPlan): void {
  const { audience, call, feature, listsTable, values } = plan;
  const lists = listsTable ? 'list-of-table' : 'list';
  createAll(changes, call.kind === 'list' ? lists : 'refused', values);
  createAll(changes, `${audience}-${isChange(plan) ? 'send' : 'get'}-test`, values);
  if (listsTable)
    changes.edit(testFile(plan), (source) => addImport(source, toCamelCase(feature), `./${feature}-tables.ts`));
}

/** In the function of the feature that mounts endpoints for these callers; a new one is empty at first. */
function mountEndpoint(changes: Changes, plan: EndpointPlan): string[] {
  const { audience, endpoint, feature } = plan;
  const known = findRoutes(changes, plan);
  const [file, steps] = known === undefined ? addRoutes(changes, plan) : [known, []];
  changes.edit(file, (source) =>
    insertBefore(
      addImport(source, endpoint, `./${toKebabCase(endpoint)}.ts`),
      mountFunction(feature, audience),
      '}\n',
      `  mount(endpoints.${endpoint}, shapes.${endpoint}, ${endpoint});\n`,
    ),
  );
  return steps;
}

const featureFile = (feature: string): string => `server/src/${feature}/${feature}-feature.ts`;

export const mountName = (feature: string, audience: Audience): string =>
  `mount${audience === 'staff' ? 'Staff' : ''}${toPascalCase(feature)}`;

/** Features that are for staff only may leave `Staff` out. */
const mountFunction = (feature: string, audience: Audience): RegExp =>
  new RegExp(`^(export )?function mount${audience === 'staff' ? '(Staff)?' : ''}${toPascalCase(feature)}\\b`, 'm');

/** The file that has the function. */
function findRoutes(changes: Changes, { audience, feature }: EndpointPlan): string | undefined {
  const folder = `server/src/${feature}/${feature}`;
  return [featureFile(feature), `${folder}-staff-routes.ts`, `${folder}-routes.ts`].find((file) => {
    const source = changes.find(file) ?? '';
    return mountFunction(feature, audience).test(source) && /\bStaffMount\b/.test(source) === (audience === 'staff');
  });
}

/**
 * Into the file of the feature, or into one of its own where that one mounts endpoints for others. Returns a step where the file
 * of the feature is too different.
 */
function addRoutes(changes: Changes, { audience, feature, values }: EndpointPlan): [file: string, steps: string[]] {
  const own = featureFile(feature);
  const name = mountName(feature, audience);
  const file = `${feature}${audience === 'staff' ? '-staff' : ''}-routes.ts`;
  const path = changes.read(own).includes(' as endpoints ') ? `server/src/${feature}/${file}` : own;
  const imports = readTemplate(`${audience}-routes-imports`, values);
  const routes = readTemplate(`${audience}-routes`, values);
  if (path === own) changes.edit(own, (source) => append(imports + source, routes));
  else changes.create(path, `${imports}\nexport ${routes}`);
  const [part, other] = audience === 'staff' ? ['staffRoutes', ' routes: '] : ['routes', ' staffRoutes: '];
  const source = changes.read(own);
  if (source.includes(` ${part}: ${name}`)) return [path, []];
  if (source.includes(` ${part}: `) || !source.includes(other))
    return [path, [`${own}: mount the endpoints with \`${part}\` (${name} of ${basename(path)})`]];
  changes.edit(own, (text) => text.replace(other, ` ${part}: ${name},${other}`));
  if (path !== own) changes.edit(own, (text) => addImport(text, name, `./${file}`));
  return [path, []];
}

function stepsAfter(plan: EndpointPlan): string[] {
  const { audience, contract, feature, endpoint, listsTable } = plan;
  const terms = audience === 'staff' ? 'permission and what it records' : 'access';
  const change = '; a change and its entry of the history (recordChange) are one transaction';
  return [
    `${contract}.ts: the summary, ${terms}`,
    `${contract}-shapes.ts: what the endpoint takes and answers`,
    `server/src/${feature}/${toKebabCase(endpoint)}.ts: the use case${isChange(plan) ? change : ''}`,
    `${testFile(plan)}: it ${listsTable ? 'passes with the migration' : 'fails until the use case answers with an example'}`,
  ];
}
