import { expectTypeOf, test } from 'vitest';
import type { Database, Queryable, Tx } from './database.ts';

test('pool and transaction are different types', () => {
  expectTypeOf<Database>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Database>();
  expectTypeOf<Tx | Database>().toEqualTypeOf<Queryable>();
  expectTypeOf<Parameters<Database['transaction']>[0]>().parameter(0).toEqualTypeOf<Tx>();
});
