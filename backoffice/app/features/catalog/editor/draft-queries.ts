import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft, previewDraft, readDraft, saveDraft } from '@vitrine/contract/merchant/catalog.ts';
import type { EditedProduct, ProductChanges } from '@vitrine/contract/merchant/edited-product.ts';
import { merchantApi } from '../../../api/merchant-api.ts';

const draftKey = (id: number) => ['catalogue', 'draft', id] as const;

/** A product that is not saved yet has none. */
export const useDraftOf = (id: number) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: () => merchantApi(readDraft, { params: { id } }),
    enabled: id > 0,
    refetchOnWindowFocus: false,
  });

export function useDraftSteps({ id, version }: Pick<EditedProduct, 'id' | 'version'>) {
  const client = useQueryClient();
  const show = (draft: Awaited<ReturnType<typeof store>> | null) => client.setQueryData(draftKey(id), { draft });
  const store = (changes: ProductChanges, publishAt: string | null) =>
    merchantApi(saveDraft, { params: { id }, body: { version, ...changes, publishAt } });
  return {
    save: useMutation({
      mutationFn: ({ changes, publishAt }: { changes: ProductChanges; publishAt: string | null }) =>
        store(changes, publishAt),
      onSuccess: show,
    }),
    discard: useMutation({
      mutationFn: () => merchantApi(deleteDraft, { params: { id } }),
      onSuccess: () => show(null),
    }),
    /** The address of the page with the draft. */
    preview: useMutation({ mutationFn: async () => (await merchantApi(previewDraft, { params: { id } })).url }),
  };
}
