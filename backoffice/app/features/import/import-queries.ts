import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { undoChange } from '@vitrine/contract/history/history.ts';
import {
  exportCatalog,
  listImportChanges,
  previewImport,
  readImport,
  readImportReport,
  runImport,
  uploadImport,
} from '@vitrine/contract/import/import.ts';
import type { ImportChoices, ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { fetchFile, saveFile, sendFile } from '../../api/files.ts';
import { staffApi } from '../../api/staff-api.ts';

const keyOf = (id: number) => ['import', id] as const;
const pollMs = 700;

export const isAtWork = ({ state }: Pick<ImportJob, 'state'>): boolean => state === 'checking' || state === 'running';

/** Asked again as long as somebody works on it. */
export const useImport = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => staffApi(readImport, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollMs : false),
  });

export const useUpload = () =>
  useMutation({ mutationFn: (file: File) => sendFile(uploadImport, { query: { name: file.name } }, file) });

/** The state of the job after the call is shown at once; a refused call may have changed it, too. */
function useJobStep<B>(id: number, call: (body: B) => Promise<ImportJob>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (job) => {
      client.setQueryData(keyOf(id), job);
      client.removeQueries({ queryKey: ['import', 'changes', id] });
      // An import may have changed anything that is shown.
      if (job.state === 'done')
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' });
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

export const usePreview = (id: number) =>
  useJobStep(id, (body: ImportChoices) => staffApi(previewImport, { params: { id }, body }));

export const useRun = (id: number) => useJobStep(id, () => staffApi(runImport, { params: { id } }));

export const useImportChanges = (id: number) =>
  useInfiniteQuery({
    queryKey: ['import', 'changes', id],
    queryFn: ({ pageParam }) => staffApi(listImportChanges, { params: { id }, query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export function useUndoImport(changeId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => staffApi(undoChange, { params: { id: changeId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' }),
  });
}

export const downloadReport = async ({ id, name }: Pick<ImportJob, 'id' | 'name'>): Promise<void> =>
  saveFile(await fetchFile(readImportReport, { params: { id } }), `${name}.report.txt`);

export const downloadExport = async (format: 'yaml' | 'csv'): Promise<void> =>
  saveFile(
    await fetchFile(exportCatalog, { query: { format } }),
    `catalog-${new Date().toISOString().slice(0, 10)}.zip`,
  );
