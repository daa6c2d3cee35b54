import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { splitYaml, type YamlPart } from './split-yaml.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-split-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function split(text: string): Promise<YamlPart[]> {
  const file = join(folder, 'file.yaml');
  await writeFile(file, text);
  const parts: YamlPart[] = [];
  for await (const part of splitYaml(file, 'a.yaml')) parts.push(part);
  return parts;
}

const long = (at: number) => `  - sku: P-${at}
    description: |
      - no entry, although it looks like one
      products:
      ${'words '.repeat(1000)}
    # a remark
    variants:
      - { sku: V-${at} }
`;

test('the parts of a file have what the whole file has, with the lines of the file', async () => {
  const entries = Array.from({ length: 9 }, (_, at) => long(at));
  const text = `store:\n  name: Shop\n# products\nproducts: # all of them\n\n${entries.join('')}pages:\n  - code: a\n`;
  const parts = await split(text);
  const others = parts.at(-1);
  const lists = parts.slice(0, -1);
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.flatMap((part) => parse(part.text).products)).toEqual(parse(text).products);
  expect(parse(others?.text ?? '')).toEqual({ ...parse(text), products: [] });
  const lines = text.split('\n');
  for (const part of lists) {
    const [, first = ''] = part.text.split('\n');
    expect(lines[part.linesBefore + 1]).toBe(first);
    expect(parse(part.text).products[0].sku ?? '').toBe(`P-${part.firstProduct}`);
  }
  expect((others?.text ?? '').split('\n').indexOf('pages:')).toBe(lines.indexOf('pages:'));
});

test('entries without indentation and Windows line ends are found', async () => {
  const [list, others] = await split('products:\r\n- sku: A\r\n- sku: B\r\ngroups: []\r\n');
  expect(parse(list?.text ?? '').products).toEqual([{ sku: 'A' }, { sku: 'B' }]);
  expect(parse(others?.text ?? '')).toEqual({ products: [], groups: [] });
});

test('what is no list is left to the schema', async () => {
  const [list] = await split('products:\n  sku: A\n');
  expect(parse(list?.text ?? '').products).toEqual({ sku: 'A' });
  const [inline] = await split('products: [{ sku: A }]\n');
  expect(parse(inline?.text ?? '').products).toEqual([{ sku: 'A' }]);
});

test('only a line feed ends a line, as for the parser of the parts', async () => {
  const text = 'products:\n  - sku: A # a\u2028remark\n    name: "one\u2028two\u2029three\u0085four\rfive"\n';
  const [list] = await split(text);
  expect(parse(list?.text ?? '')).toEqual(parse(text));
  const [others] = await split('products: # no\u2028entries\n  # a\u2029remark\n');
  expect(parse(others?.text ?? '')).toEqual({ products: [] });
});
