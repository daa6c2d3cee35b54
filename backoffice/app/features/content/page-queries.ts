import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createPage,
  deletePage,
  listEditedBoxes,
  listEditedPages,
  readHomeForEdit,
  readPageForEdit,
  saveBox,
  saveHome,
  updatePage,
} from '@vitrine/contract/product-editing/edit-pages.ts';
import type {
  BoxChanges,
  EditedBox,
  EditedHome,
  EditedPage,
  PageChanges,
  SentHomeSection,
} from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { staffApi } from '../../api/staff-api.ts';

const listKey = ['pages'];
const boxesKey = ['boxes'];

export const usePages = () =>
  useQuery({ queryKey: listKey, queryFn: async () => (await staffApi(listEditedPages, {})).items });

export const usePage = (code: string) =>
  useQuery({
    queryKey: ['page', code],
    queryFn: () => staffApi(readPageForEdit, { params: { code } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function useChange<I, R>(change: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      for (const queryKey of [listKey, boxesKey, ['changes']]) await client.invalidateQueries({ queryKey });
    },
  });
}

type SavePage = (page: EditedPage, changes: PageChanges, code: string) => Promise<EditedPage>;

/** A page without a version is new. */
export function useSavePage(): SavePage {
  const change = useChange(
    ([page, changes, code]: Parameters<SavePage>): Promise<EditedPage> =>
      page.version === ''
        ? staffApi(createPage, { body: { code, ...changes } })
        : staffApi(updatePage, { params: { code: page.code }, body: { version: page.version, ...changes } }),
  );
  return (...given) => change.mutateAsync(given);
}

export const useDeletePage = () => useChange((code: string) => staffApi(deletePage, { params: { code } }));

export const useBoxes = () =>
  useQuery({ queryKey: boxesKey, queryFn: async () => (await staffApi(listEditedBoxes, {})).items });

/** A box is read anew for its form. */
export const useBox = (code: string) =>
  useQuery({
    queryKey: ['box', code],
    queryFn: async () => (await staffApi(listEditedBoxes, {})).items.find((box) => box.code === code) ?? null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useSaveBox(): (box: EditedBox, changes: BoxChanges) => Promise<EditedBox> {
  const change = useChange(async ({ box, changes }: { box: EditedBox; changes: BoxChanges }) => {
    const { code, version } = box;
    const { items } = await staffApi(saveBox, { params: { code }, body: { version, ...changes } });
    return items.find((one) => one.code === code) ?? box;
  });
  return (box, changes) => change.mutateAsync({ box, changes });
}

export const useHome = () =>
  useQuery({
    queryKey: ['home'],
    queryFn: () => staffApi(readHomeForEdit, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useSaveHome(): (version: string, sections: SentHomeSection[]) => Promise<EditedHome> {
  const change = useChange((body: { version: string; sections: SentHomeSection[] }) => staffApi(saveHome, { body }));
  return (version, sections) => change.mutateAsync({ version, sections });
}
