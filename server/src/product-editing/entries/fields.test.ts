import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { FieldPatch, Fields } from './entry-fields.ts';
import { mergeFields, type Value } from './fields.ts';

const picture = fc.record({
  hash: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('mug.webp'),
  alt: fc.dictionary(fc.constantFrom('en', 'fr'), fc.string({ maxLength: 3 })),
});
const images = fc.uniqueArray(picture, { selector: ({ hash }) => hash, maxLength: 3 }) as fc.Arbitrary<unknown>;
const special = fc.record({ price: fc.nat(9), from: fc.constant(null), until: fc.constantFrom('2030-01-01', null) });
const plain = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.boolean());
const names = ['name.en', 'name.fr', 'price', 'stock', 'brand'];
const anyOf = (field: string): fc.Arbitrary<Value> =>
  (field === 'images' ? images : field === 'special' ? special : plain) as fc.Arbitrary<Value>;
const fieldsOf = (all: readonly string[], orNull: boolean) =>
  fc.record(
    Object.fromEntries(all.map((field) => [field, orNull ? fc.option(anyOf(field), { nil: null }) : anyOf(field)])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Fields<'variant'> & Record<string, Value>>;

const all = [...names, 'images', 'special'];
const stored = fieldsOf(all, false);
const patch = fieldsOf(all, true);

test('a patch merged twice is the same as once', () => {
  fc.assert(
    fc.property(stored, patch, (before, change) => {
      const once = mergeFields('variant', before, change);
      expect(mergeFields('variant', once, change)).toEqual(once);
    }),
  );
});

test('patches of different fields can come in any order, and other fields stay', () => {
  const [left, right] = [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
  fc.assert(
    fc.property(stored, fieldsOf(left, true), fieldsOf(right, true), (before, a, b) => {
      const merged = mergeFields('variant', mergeFields('variant', before, a), b);
      expect(merged).toEqual(mergeFields('variant', mergeFields('variant', before, b), a));
      for (const field of all)
        if (!(field in a) && !(field in b)) expect(Reflect.get(merged, field)).toEqual(before[field]);
    }),
  );
});

test('a wrong name of a field, or a value of another kind, is an error of types', () => {
  type Named<Name> = Name extends keyof FieldPatch<'variant'> ? true : false;
  expectTypeOf<Named<'price' | 'option.color' | 'fields.warranty'>>().toEqualTypeOf<true>();
  expectTypeOf<Named<'prise'>>().toEqualTypeOf<false>();
  expectTypeOf<Named<'name.en'>>().toEqualTypeOf<false>();
  expectTypeOf<Fields<'product'>['name.en']>().toEqualTypeOf<string>();
  expectTypeOf<FieldPatch<'variant'>['price']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<FieldPatch<'product'>['condition']>().toEqualTypeOf<'new' | 'refurbished' | 'used' | null | undefined>();
});
