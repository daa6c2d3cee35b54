// Reads products from the API of a Shopizer server. Hidden products are not in it.
import { z } from 'zod';
import { slugFrom } from '../../platform/text/slug.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { CatalogBuilder, type Entry, type MappedCatalog } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import type { OtherShopScope } from '../mapped/mapping-scope.ts';
import type { ProductStore } from '../product-store.ts';
import { priceFields, productHtml } from './product-values.ts';

const text = z.string().nullish();
const described = z.looseObject({ name: text, friendlyUrl: text });
const named = z.looseObject({ code: z.string(), name: text, description: described.nullish() });
const image = z.looseObject({ imageUrl: text, order: z.number().nullish(), alt: text });

/** Only what is used; servers of other versions leave out some of it. */
export const shopizerProduct = z.looseObject({
  sku: z.string(),
  description: z
    .looseObject({
      name: text,
      friendlyUrl: text,
      description: text,
      highlights: text,
      title: text,
      metaDescription: text,
      keyWords: text,
    })
    .nullish(),
  manufacturer: named.nullish(),
  categories: z.array(named).nullish(),
  quantity: z.number().nullish(),
  price: z.number().nullish(),
  originalPrice: text,
  discounted: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  available: z.boolean().nullish(),
  preOrder: z.boolean().nullish(),
  productVirtual: z.boolean().nullish(),
  productShipeable: z.boolean().nullish(),
  dateAvailable: text,
  productSpecifications: z
    .looseObject({
      weight: z.number().nullish(),
      length: z.number().nullish(),
      width: z.number().nullish(),
      height: z.number().nullish(),
    })
    .nullish(),
  images: z.array(image).nullish(),
  options: z
    .array(
      z.looseObject({
        code: z.string(),
        name: text,
        optionValues: z.array(z.looseObject({ id: z.number(), code: z.string(), name: text })).nullish(),
      }),
    )
    .nullish(),
  variants: z
    .array(
      z.looseObject({
        sku: z.string(),
        available: z.boolean().nullish(),
        price: z.number().nullish(),
        quantity: z.number().nullish(),
        optionValues: z.array(z.number()).nullish(),
        images: z.array(image).nullish(),
      }),
    )
    .nullish(),
});
export type ShopizerProduct = z.output<typeof shopizerProduct>;

type Named = z.output<typeof named>;

const COLUMN_OF = { sku: 'sku', price: 'price', stock: 'quantity', name: 'name', slug: 'friendlyUrl' };

export class ShopizerProducts {
  private readonly builder: CatalogBuilder;
  private readonly issues: ImportIssues;
  private readonly server: string;
  private readonly brands = new Map<string, Entry>();
  private readonly categories = new Map<string, Entry>();
  private readonly options = new Map<string, { readonly entry: Entry; readonly values: Map<string, Entry> }>();
  private line = 0;

  constructor(server: string, scope: OtherShopScope, issues: ImportIssues) {
    this.server = server;
    this.builder = new CatalogBuilder(scope, issues);
    this.issues = issues;
  }

  /** `translations`: the same product in other languages of the store. */
  add(product: ShopizerProduct, translations: ReadonlyMap<string, ShopizerProduct>): void {
    this.line += 1;
    const { line } = this;
    if (product.productVirtual || product.productShipeable === false) {
      this.issues.add('refused', line, product.sku, createIssue('not-shipped'));
      return;
    }
    const { language } = this.builder.scope;
    const all = new Map([[language, product], ...translations]);
    const texts = (key: 'name' | 'highlights' | 'title' | 'metaDescription' | 'keyWords') =>
      present([...all].map(([one, { description }]) => [one, description?.[key]?.trim()]));
    const html = [...all].flatMap(([one, { description }]) => {
      const cleaned = productHtml(description?.description ?? undefined, this.builder, { line, column: product.sku });
      return cleaned ? [[one, Object.values(cleaned.html)[0] ?? ''] as const] : [];
    });
    const slugs = [...all].flatMap(([one, { description }]) =>
      description?.friendlyUrl ? [[one, slugFrom(description.friendlyUrl, one)] as const] : [],
    );
    if (product.discounted)
      this.issues.add('lost', line, product.sku, createIssue('former-price', String(product.originalPrice ?? '')));
    const variants = (product.variants ?? []).map((variant) => this.variantOf(variant, product));
    const price = product.price ?? undefined;
    this.builder.addProduct(
      {
        sku: this.builder.sku(product.sku, { line, column: 'sku' }),
        name: texts('name'),
        slug: this.builder.scope.slugOf.has(product.sku) || slugs.length === 0 ? undefined : Object.fromEntries(slugs),
        highlights: texts('highlights'),
        title: texts('title'),
        metaDescription: texts('metaDescription'),
        keywords: texts('keyWords'),
        description: html.length === 0 ? undefined : { html: Object.fromEntries(html) },
        brand: product.manufacturer ? this.codeOf(this.brands, product.manufacturer) : undefined,
        categories: this.categoriesOf(product),
        visible: product.visible ?? undefined,
        available: product.available ?? undefined,
        preOrder: product.preOrder ?? undefined,
        availableOn: /^\d{4}-\d\d-\d\d/.exec(product.dateAvailable ?? '')?.[0],
        size: sizeOf(product),
        images: this.imagesOf(product.images, product.sku),
        ...(variants.length > 0
          ? { variants }
          : {
              ...(price !== undefined && priceFields(price, this.builder.pastPrices(product.sku))),
              stock: pieces(product.quantity),
            }),
      },
      line,
      variants.map(() => line),
    );
  }

  /** Checks the products that were added, and keeps them in the store. */
  storeProducts(products: ProductStore): Promise<void> {
    return this.builder.storeProducts(products, COLUMN_OF);
  }

  finish(): MappedCatalog {
    const built = this.builder.build(COLUMN_OF);
    return {
      ...built,
      file: {
        ...built.file,
        brands: [...this.brands.values()],
        categories: [...(built.file.categories as Entry[]), ...this.categories.values()],
        options: [...this.options.values()].map(({ entry, values }) => ({ ...entry, values: [...values.values()] })),
      },
    };
  }

  private codeOf(entries: Map<string, Entry>, { code, name, description }: Named): string {
    const own = /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code) ? code : slugFrom(code, 'en');
    if (!entries.has(own)) entries.set(own, { code: own, name: this.builder.text(description?.name ?? name ?? code) });
    return own;
  }

  private categoriesOf({ categories, sku }: ShopizerProduct): string[] {
    const codes = (categories ?? []).map((category) => this.codeOf(this.categories, category));
    if (codes.length > 0) return [...new Set(codes)];
    return [this.builder.otherCategory({ line: this.line, column: sku })];
  }

  private variantOf(variant: NonNullable<ShopizerProduct['variants']>[number], product: ShopizerProduct): Entry {
    const ids = new Set(variant.optionValues ?? []);
    const chosen = (product.options ?? []).flatMap((option) => {
      const value = option.optionValues?.find(({ id }) => ids.has(id));
      if (!value) return [];
      const known = this.options.get(option.code) ?? {
        entry: { code: option.code, name: this.builder.text(option.name ?? option.code) },
        values: new Map<string, Entry>(),
      };
      this.options.set(option.code, known);
      known.values.set(value.code, { code: value.code, name: this.builder.text(value.name ?? value.code) });
      return [[option.code, value.code] as const];
    });
    const sku =
      variant.sku === product.sku ? variant.sku : this.builder.sku(variant.sku, { line: this.line, column: 'sku' });
    const price = variant.price ?? product.price ?? undefined;
    return {
      sku,
      options: Object.fromEntries(chosen),
      ...(price !== undefined && priceFields(price, this.builder.pastPrices(sku))),
      stock: pieces(variant.quantity),
      available: variant.available ?? undefined,
      images: this.imagesOf(variant.images, sku),
    };
  }

  private imagesOf(images: ShopizerProduct['images'], column: string): Entry[] | undefined {
    const found = (images ?? [])
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .flatMap(({ imageUrl, alt }) => {
        const url = imageUrl ? URL.parse(imageUrl, this.server) : null;
        return url ? this.builder.picture(url.href, { line: this.line, column }, alt?.trim()) : [];
      });
    return found.length === 0 ? undefined : found;
  }
}

const pieces = (quantity: number | null | undefined): number => Math.max(0, Math.floor(quantity ?? 0));

function sizeOf({ productSpecifications: size }: ShopizerProduct): Entry | undefined {
  const sides = (['width', 'length', 'height', 'weight'] as const).flatMap((side) =>
    size?.[side] ? [[side, size[side]] as const] : [],
  );
  return sides.length === 0 ? undefined : Object.fromEntries(sides);
}

function present(entries: readonly (readonly [string, string | undefined])[]): Record<string, string> | undefined {
  const found = entries.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
