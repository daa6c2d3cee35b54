import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readStock } from '@vitrine/contract/catalog/staff-catalog.ts';
import { createProduct, readProductForEdit, updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import {
  listBrands,
  listCategoryTree,
  listOptions,
  listProperties,
} from '@vitrine/contract/product-editing/edit-structure.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { staffApi } from '../../../api/staff-api.ts';

const productKey = (id: number) => ['catalogue', 'product', id] as const;

/** Not asked again while somebody edits: a save tells when the product has changed. */
export const useProduct = (id: number) =>
  useQuery({
    queryKey: productKey(id),
    queryFn: () => staffApi(readProductForEdit, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const minute = 60_000;

export const useCategoryTree = () =>
  useQuery({
    queryKey: ['catalogue', 'tree'],
    queryFn: async () => (await staffApi(listCategoryTree, {})).items,
    staleTime: minute,
  });
export const useAllBrands = () =>
  useQuery({
    queryKey: ['catalogue', 'all-brands'],
    queryFn: async () => (await staffApi(listBrands, {})).items,
    staleTime: minute,
  });
export const useOptions = () =>
  useQuery({
    queryKey: ['catalogue', 'options'],
    queryFn: async () => (await staffApi(listOptions, {})).items,
    staleTime: minute,
  });
export const useProperties = () =>
  useQuery({
    queryKey: ['catalogue', 'properties'],
    queryFn: async () => (await staffApi(listProperties, {})).items,
    staleTime: minute,
  });

export const useMovements = (sku: string, version: string) =>
  useQuery({
    queryKey: ['catalogue', 'stock', sku, version],
    queryFn: () => staffApi(readStock, { params: { sku } }),
  });

export type SaveProduct = (product: EditedProduct, changes: ProductChanges, sku: string) => Promise<EditedProduct>;

/** A product without an id is new. */
export function useSaveProduct(): SaveProduct {
  const client = useQueryClient();
  return async (product, changes, sku) => {
    const saved =
      product.id === 0
        ? await staffApi(createProduct, { body: { sku, ...withSku(changes, sku) } })
        : await staffApi(updateProduct, {
            params: { id: product.id },
            body: { version: product.version, ...changes },
          });
    void client.invalidateQueries({ queryKey: ['catalogue', 'list'] });
    void client.invalidateQueries({ queryKey: ['catalogue', 'stock'] });
    void client.invalidateQueries({ queryKey: ['changes'] });
    return saved;
  };
}

/** The variant of a new product gets its SKU, which was still being typed. */
const withSku = (changes: ProductChanges, sku: string): ProductChanges => ({
  ...changes,
  variants: (changes.variants ?? []).map((variant) => (variant.sku === '' ? { ...variant, sku } : variant)),
});
