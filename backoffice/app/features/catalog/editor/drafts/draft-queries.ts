import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft, previewDraft, readDraft, saveDraft } from '@vitrine/contract/product-editing/edit-products.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { staffApi } from '../../../../api/staff-api.ts';

const draftKey = (id: number) => ['catalogue', 'draft', id] as const;

/** A product that is not saved yet has none. */
export const useDraftOf = (id: number) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: () => staffApi(readDraft, { params: { id } }),
    enabled: id > 0,
    refetchOnWindowFocus: false,
  });

export function useDraftSteps({ id, version }: Pick<EditedProduct, 'id' | 'version'>) {
  const client = useQueryClient();
  const show = (draft: Awaited<ReturnType<typeof store>> | null) => client.setQueryData(draftKey(id), { draft });
  const store = (changes: ProductChanges, publishAt: string | null) =>
    staffApi(saveDraft, { params: { id }, body: { version, ...changes, publishAt } });
  return {
    save: useMutation({
      mutationFn: ({ changes, publishAt }: { changes: ProductChanges; publishAt: string | null }) =>
        store(changes, publishAt),
      onSuccess: show,
    }),
    discard: useMutation({
      mutationFn: () => staffApi(deleteDraft, { params: { id } }),
      onSuccess: () => show(null),
    }),
    /** The address of the page with the draft. */
    preview: useMutation({ mutationFn: async () => (await staffApi(previewDraft, { params: { id } })).url }),
  };
}
