import { useMutation } from '@tanstack/react-query';
import type { CallInput, Endpoint, Shape } from '@vitrine/contract/endpoint.ts';
import type { ViewedList } from '@vitrine/contract/staff/permissions.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FileDown, SlidersHorizontal } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '../api/error-text.ts';
import { fetchFile, saveFile } from '../api/files.ts';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';

const SavedViews = lazy(async () => ({ default: (await import('./saved-views.tsx')).SavedViews }));

interface CsvButtonProps<S extends Shape> {
  endpoint: Endpoint<'staff', S>;
  /** The filters that are shown. */
  input: CallInput<S>;
  /** The name of the file, without its ending. */
  name: string;
}

/** The rows of the filters that are shown, as a table. */
export function CsvButton<S extends Shape>({ endpoint, input, name }: CsvButtonProps<S>) {
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchFile(endpoint, input), `${name}.csv`),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  });
  return (
    <Button
      kind="secondary"
      aria-busy={download.isPending}
      onClick={() => download.isPending || download.mutate()}
      className="px-4"
    >
      {download.isPending ? <Spinner size={18} /> : <FileDown size={18} />}
      {download.isPending ? words.csvBusy : words.csv}
    </Button>
  );
}

/** Opens the saved views of a list. `filters`: those that are set. */
export function ViewsButton({
  list,
  filters,
}: {
  list: ViewedList;
  filters: Readonly<Record<string, string | undefined>>;
}) {
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="px-4">
        <SlidersHorizontal size={18} />
        {words.views}
      </Button>
      {isOpen && (
        <Suspense>
          <SavedViews list={list} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
