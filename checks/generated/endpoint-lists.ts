// Every endpoint with its shapes, from the files of the features: `contract/src/<feature>/<name>.ts` beside `<name>-shapes.ts`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { staffContract } from '../../scripts/staff-contract.mjs';
import { type GeneratedFile, root } from './generated-file.ts';

const contract = 'contract/src';

/** Paths below the contract, without `.ts`. */
const endpointFiles = (): string[] => {
  const names = new Set(readdirSync(join(root, contract), { recursive: true, encoding: 'utf8' }));
  return [...names]
    .filter((name) => name.endsWith('-shapes.ts') && names.has(name.replace('-shapes.ts', '.ts')))
    .map((name) => name.replace('-shapes.ts', ''))
    .toSorted();
};

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function listOf(name: string, files: readonly string[]): string {
  const listed = files.map((file) => {
    const [feature = '', own = ''] = file.split('/');
    return { file, feature, alias: camelCase(own) };
  });
  const imports = [
    ...listed.map(({ file, alias }) => ({
      from: file,
      lines: [
        `import * as ${alias}Calls from './${file}.ts';`,
        `import * as ${alias}Shapes from './${file}-shapes.ts';`,
      ],
    })),
    { from: 'endpoint', lines: ["import { pair } from './endpoint.ts';"] },
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return [
    '// Written by `npm run generate`. Every endpoint with its shapes. It loads zod: not for browsers.',
    ...imports.flatMap(({ lines }) => lines),
    '',
    `export const ${name} = [`,
    ...listed.map(({ feature, alias }) => `  ...pair('${feature}', ${alias}Calls, ${alias}Shapes),`),
    '];',
    '',
  ].join('\n');
}

const isForStaff = (file: string): boolean => staffContract.test(`${contract}/${file}`);

export const endpointLists = (): GeneratedFile[] => {
  const files = endpointFiles();
  return [
    {
      path: join(contract, 'shopper-endpoints.ts'),
      text: listOf(
        'shopperEndpoints',
        files.filter((file) => !isForStaff(file)),
      ),
    },
    { path: join(contract, 'staff-endpoints.ts'), text: listOf('staffEndpoints', files.filter(isForStaff)) },
  ];
};
