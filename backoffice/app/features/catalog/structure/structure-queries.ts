import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createBrand,
  createCategory,
  createOption,
  deleteBrand,
  deleteCategory,
  deleteOption,
  moveCategory,
  previewCategory,
  readCategoryForEdit,
  saveBrand,
  saveOption,
  updateCategory,
} from '@vitrine/contract/product-editing/edit-structure.ts';
import type {
  CategoryChanges,
  EditedCategory,
  OptionChanges,
} from '@vitrine/contract/product-editing/edited-structure.ts';
import { staffApi } from '../../../api/staff-api.ts';
import type { Place } from './category-moves.ts';

const ROOT = '-';

/** Everything that shows names, counts or places is asked again. */
function useChange<I, R>(change: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      for (const key of ['catalogue', 'changes']) await client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export const useCategory = (code: string) =>
  useQuery({
    queryKey: ['category', code],
    queryFn: () => staffApi(readCategoryForEdit, { params: { code } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useCategoryEffect = (code: string) =>
  useQuery({
    queryKey: ['category', code, 'effect'],
    queryFn: () => staffApi(previewCategory, { params: { code } }),
    staleTime: 0,
    gcTime: 0,
  });

export type SaveCategory = (
  category: EditedCategory,
  changes: CategoryChanges,
  added: { readonly code: string; readonly parent: string | null },
) => Promise<EditedCategory>;

/** A category without a version is new. */
export function useSaveCategory(): SaveCategory {
  const change = useChange(
    ([category, changes, added]: Parameters<SaveCategory>): Promise<EditedCategory> =>
      category.version === ''
        ? staffApi(createCategory, { body: { ...added, ...changes } })
        : staffApi(updateCategory, {
            params: { code: category.code },
            body: { version: category.version, ...changes },
          }),
  );
  return (...given) => change.mutateAsync(given);
}

export const useMoveCategory = () =>
  useChange(({ code, version, place }: { code: string; version: string; place: Place }) =>
    staffApi(moveCategory, {
      params: { code, parent: place.parent ?? ROOT },
      body: { version, position: place.position },
    }),
  );

interface Deleted {
  code: string;
  target: string | null;
}
const withTarget = ({ code, target }: Deleted) => ({ params: { code }, ...(target !== null && { query: { target } }) });

/** `parts`: where the categories below it go, when there are any; null: to the top. */
export const useDeleteCategory = () =>
  useChange(({ code, target, parts }: Deleted & { parts?: string | null }) =>
    staffApi(deleteCategory, {
      params: { code },
      query: { ...(target !== null && { target }), ...(parts !== undefined && { parts: parts ?? ROOT }) },
    }),
  );
export const useDeleteBrand = () => useChange((given: Deleted) => staffApi(deleteBrand, withTarget(given)));
export const useDeleteOption = () => useChange(({ code }: Deleted) => staffApi(deleteOption, { params: { code } }));

type Names = Readonly<Record<string, string>>;

export const useCreateBrand = () => useChange((body: { code: string; name: Names }) => staffApi(createBrand, { body }));
export const useSaveBrand = () =>
  useChange(({ code, ...body }: { code: string; version: string; name?: Names; position?: number }) =>
    staffApi(saveBrand, { params: { code }, body }),
  );
export const useCreateOption = () =>
  useChange((body: { code: string; name: Names }) => staffApi(createOption, { body }));
export const useSaveOption = () =>
  useChange(({ code, ...body }: OptionChanges & { code: string; version: string }) =>
    staffApi(saveOption, { params: { code }, body }),
  );
