// Every table of the schema, found as the migrations find them.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const SOURCE = join(import.meta.dirname, '../src');

export async function findAllTables(): Promise<PgTable[]> {
  const files = globSync('**/*-tables.ts', { cwd: SOURCE }).sort();
  const modules = await Promise.all(
    files.map((file) => import(join(SOURCE, file)) as Promise<Readonly<Record<string, unknown>>>),
  );
  return modules.flatMap((module) => Object.values(module).filter((value): value is PgTable => is(value, PgTable)));
}
