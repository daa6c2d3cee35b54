// All texts of the merchant, by what they describe and by language.
import { shownTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import { asc, eq } from 'drizzle-orm';
import {
  categories,
  categoryTexts,
  manufacturers,
  manufacturerTexts,
  options,
  optionTexts,
  optionValues,
  optionValueTexts,
  productImages,
  productImageTexts,
  productProperties,
  productPropertyTexts,
  products,
  productTexts,
  properties,
  propertyTexts,
} from '../../catalog/catalog-tables.ts';
import { contents, contentTexts, homeSections } from '../../content/content-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { columnsNamed, textColumnNames } from '../../platform/database/field-columns.ts';

export interface WrittenText {
  /** Such as "product MUG". */
  readonly of: string;
  readonly language: string;
  /** Only these count; a text that is null is not written. */
  readonly fields: Readonly<Record<string, string | null | undefined>>;
}

type Row = Readonly<Record<string, string | null>> & { readonly code: string; readonly language: string };

const written =
  (kind: string) =>
  ({ code, language, ...fields }: Row): WrittenText => ({ of: `${kind} ${code}`, language, fields });

export async function findWrittenTexts(db: Queryable, storeId: number): Promise<WrittenText[]> {
  const described = (texts: typeof productTexts | typeof categoryTexts) => ({
    language: texts.language,
    name: texts.name,
    title: texts.title,
    highlights: texts.highlights,
    description: texts.description,
    metaDescription: texts.metaDescription,
  });
  const rows = await Promise.all([
    db
      .select({ code: categories.code, ...described(categoryTexts), headAlt: categoryTexts.headAlt })
      .from(categoryTexts)
      .innerJoin(categories, eq(categories.id, categoryTexts.categoryId))
      .where(eq(categories.storeId, storeId))
      .orderBy(asc(categories.code))
      .then((found) => found.map(written('category'))),
    db
      .select({
        code: manufacturers.code,
        language: manufacturerTexts.language,
        name: manufacturerTexts.name,
        description: manufacturerTexts.description,
      })
      .from(manufacturerTexts)
      .innerJoin(manufacturers, eq(manufacturers.id, manufacturerTexts.manufacturerId))
      .where(eq(manufacturers.storeId, storeId))
      .orderBy(asc(manufacturers.code))
      .then((found) => found.map(written('brand'))),
    db
      .select({ code: options.code, language: optionTexts.language, name: optionTexts.name })
      .from(optionTexts)
      .innerJoin(options, eq(options.id, optionTexts.optionId))
      .where(eq(options.storeId, storeId))
      .orderBy(asc(options.code))
      .then((found) => found.map(written('option'))),
    db
      .select({ code: optionValues.code, language: optionValueTexts.language, name: optionValueTexts.name })
      .from(optionValueTexts)
      .innerJoin(optionValues, eq(optionValues.id, optionValueTexts.optionValueId))
      .innerJoin(options, eq(options.id, optionValues.optionId))
      .where(eq(options.storeId, storeId))
      .orderBy(asc(optionValues.code))
      .then((found) => found.map(written('option value'))),
    db
      .select({ code: properties.code, language: propertyTexts.language, name: propertyTexts.name })
      .from(propertyTexts)
      .innerJoin(properties, eq(properties.id, propertyTexts.propertyId))
      .where(eq(properties.storeId, storeId))
      .orderBy(asc(properties.code))
      .then((found) => found.map(written('property'))),
    db
      .select({
        code: products.sku,
        ...described(productTexts),
        ...columnsNamed(productTexts, textColumnNames(shownTextFields)),
      })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.productId))
      .where(eq(products.storeId, storeId))
      .orderBy(asc(products.sku))
      .then((found) => found.map(written('product'))),
    db
      .select({
        sku: products.sku,
        property: properties.code,
        language: productPropertyTexts.language,
        value: productPropertyTexts.value,
      })
      .from(productPropertyTexts)
      .innerJoin(productProperties, eq(productProperties.id, productPropertyTexts.productPropertyId))
      .innerJoin(properties, eq(properties.id, productProperties.propertyId))
      .innerJoin(products, eq(products.id, productProperties.productId))
      .where(eq(products.storeId, storeId))
      .orderBy(asc(products.sku))
      .then((found) =>
        found.map(({ sku, property, language, value }) => ({
          of: `product ${sku}, property ${property}`,
          language,
          fields: { value },
        })),
      ),
    db
      .select({
        sku: products.sku,
        file: productImages.name,
        language: productImageTexts.language,
        alt: productImageTexts.alt,
      })
      .from(productImageTexts)
      .innerJoin(productImages, eq(productImages.id, productImageTexts.imageId))
      .innerJoin(products, eq(products.id, productImages.productId))
      .where(eq(products.storeId, storeId))
      .orderBy(asc(products.sku))
      .then((found) =>
        found.map(({ sku, file, language, alt }) => ({
          of: `product ${sku}, picture ${file}`,
          language,
          fields: { alt },
        })),
      ),
    db
      .select({
        kind: contents.kind,
        code: contents.code,
        language: contentTexts.language,
        name: contentTexts.name,
        title: contentTexts.title,
        highlights: contentTexts.highlights,
        description: contentTexts.description,
        metaDescription: contentTexts.metaDescription,
        alt: contentTexts.mediaAlt,
      })
      .from(contentTexts)
      .innerJoin(contents, eq(contents.id, contentTexts.contentId))
      .where(eq(contents.storeId, storeId))
      .orderBy(asc(contents.code))
      .then((found) => found.map(({ kind, ...text }) => written(kind)(text))),
    db
      .select({ type: homeSections.type, position: homeSections.position, texts: homeSections.texts })
      .from(homeSections)
      .where(eq(homeSections.storeId, storeId))
      .orderBy(asc(homeSections.position))
      .then((found) =>
        found.flatMap(({ type, position, texts }) =>
          Object.entries(texts).map(([language, { title, text, linkText }]) => ({
            of: `home section ${position + 1} (${type})`,
            language,
            fields: { title, text, linkText },
          })),
        ),
      ),
  ]);
  return rows.flat();
}
