// Gets the pictures that a file of another shop names: from its addresses, or from a folder.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePicture } from '@vitrine/contract/fields/field-file-values.ts';
import type { LoadedPicture } from '../../product-editing/entries/entry-patch.ts';
import { fileOf } from '../../product-editing/entries/file-values.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { readPictures } from '../load-pictures.ts';
import type { ProductList } from '../product-store.ts';
import type { MappedCatalog } from './catalog-builder.ts';
import { type FetchPicture, fetchPicture as fetchFromNetwork, PictureError } from './fetch-picture.ts';
import type { ImportIssues } from './import-issues.ts';

const AT_ONCE = 4;
const PER_HOST = 2;

interface PictureSource {
  /** The merchant's folder; without it pictures are downloaded. */
  readonly pictures?: string;
  /** Downloads are put here. */
  readonly folder: string;
  readonly strict?: boolean;
  readonly fetchPicture?: FetchPicture | undefined;
}

/** Pictures that cannot be had are reported. */
export async function loadWantedPictures(
  { pictures: wanted }: Pick<MappedCatalog, 'pictures'>,
  names: readonly string[],
  issues: ImportIssues,
  source: PictureSource,
): Promise<Map<string, LoadedPicture>> {
  const errors = source.pictures === undefined ? await download(wanted, source) : new Map<string, PictureError>();
  const loaded = await readPictures(names, source.pictures ?? source.folder);
  for (const [file, { url, line, column }] of wanted) {
    if (loaded.has(file)) continue;
    const { reason, value } =
      errors.get(file) ??
      (source.pictures === undefined ? new PictureError('no-picture') : new PictureError('not-there', source.pictures));
    issues.add(source.strict ? 'error' : 'warning', line, column, createIssue('picture-left-out', url, reason, value));
  }
  return loaded;
}

/** The products without the pictures that cannot be had. */
export function onlyWith(products: ProductList, loaded: ReadonlyMap<string, LoadedPicture>): ProductList {
  return {
    count: products.count,
    pictures: products.pictures,
    skuAt: (index) => products.skuAt(index),
    has: (sku) => products.has(sku),
    slice: async (start, end) => {
      const some = await products.slice(start, end);
      for (const product of some)
        for (const entry of [product, ...(product.variants ?? [])]) entry.images = onlyLoaded(entry.images, loaded);
      return some;
    },
  };
}

function onlyLoaded(images: FilePicture[] | null | undefined, loaded: ReadonlyMap<string, LoadedPicture>) {
  const found = images?.filter((image) => loaded.has(fileOf(image))) ?? [];
  return found.length === 0 ? undefined : found;
}

/** Returns the issues by name. Few at once, and fewer from one host. */
async function download(
  wanted: MappedCatalog['pictures'],
  { folder, fetchPicture = fetchFromNetwork }: PictureSource,
): Promise<Map<string, PictureError>> {
  const errors = new Map<string, PictureError>();
  const waiting = [...wanted].map(([file, { url }]) => ({ file, url, host: new URL(url).host }));
  const busy = new Map<string, number>();
  const worker = async (): Promise<void> => {
    for (;;) {
      const index = waiting.findIndex(({ host }) => (busy.get(host) ?? 0) < PER_HOST);
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      busy.set(next.host, (busy.get(next.host) ?? 0) + 1);
      try {
        await writeFile(join(folder, next.file), await fetchPicture(next.url));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        errors.set(next.file, error);
      } finally {
        busy.set(next.host, (busy.get(next.host) ?? 1) - 1);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return errors;
}
