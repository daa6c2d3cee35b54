import type { ProductChanges } from '@vitrine/contract/merchant/edited-product.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { fromLocalInput, localInputValue, momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { draftMessages } from '../../../messages/en/draft.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDraftOf, useDraftSteps } from './draft-queries.ts';
import type { ProductForm } from './use-product-form.ts';

/** Preview in the shop, and publishing at a moment. Both store the changes as a draft. */
export function DraftActions({ form }: { form: ProductForm }) {
  const t = useMessages(draftMessages);
  const errorText = useErrorText();
  const { product, changed } = form;
  const draft = useDraftOf(product.id).data?.draft ?? null;
  const { save, preview } = useDraftSteps(product);
  const [planned, setPlanned] = useState<ProductChanges | null>(null);
  const isBusy = save.isPending || preview.isPending;
  const open = async () => {
    if (isBusy) return;
    const changes = form.collect();
    if (!changes) return;
    // Opened at the press: browsers refuse a window that opens later.
    const page = window.open('about:blank', '_blank');
    try {
      if (changed.length > 0) await save.mutateAsync({ changes, publishAt: draft?.publishAt ?? null });
      const url = await preview.mutateAsync();
      if (page) page.location.href = url;
      else showToast({ tone: 'failure', text: t.blocked });
    } catch (error) {
      page?.close();
      showToast({ tone: 'failure', text: errorText(error) });
    }
  };
  return (
    <>
      {(changed.length > 0 || draft) && (
        <Button kind="secondary" aria-busy={isBusy} onClick={open}>
          {isBusy && <Spinner size={20} />}
          {t.preview}
        </Button>
      )}
      {changed.length > 0 && (
        <Button kind="secondary" onClick={() => setPlanned(form.collect())}>
          {t.later}
        </Button>
      )}
      {planned && (
        <PublishSheet
          start={draft?.publishAt ?? null}
          save={save}
          changes={planned}
          onDone={form.discard}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}

interface PublishSheetProps {
  start: string | null;
  changes: ProductChanges;
  save: ReturnType<typeof useDraftSteps>['save'];
  /** The changes are on the server now. */
  onDone: () => void;
  onClose: () => void;
}

function PublishSheet({ start, changes, save, onDone, onClose }: PublishSheetProps) {
  const t = useMessages(draftMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const [moment, setMoment] = useState(() => localInputValue(start));
  const publishAt = fromLocalInput(moment);
  return (
    <Sheet title={t.laterTitle} closeLabel={t.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          save.mutate(
            { changes, publishAt },
            {
              onSuccess: () => {
                const text = publishAt ? t.scheduled(momentText(publishAt, locale)) : t.stored;
                showToast({ tone: 'success', text });
                onDone();
                onClose();
              },
            },
          );
        }}
        className="flex flex-col gap-4"
      >
        <p className="text-second">{t.laterHint}</p>
        <FormError message={save.error && errorText(save.error)} />
        <TextField id="publish-at" type="datetime-local" label={t.moment} value={moment} onChange={setMoment} />
        <SubmitButton label={publishAt ? t.schedule : t.store} busyLabel={t.saving} isBusy={save.isPending} />
      </form>
    </Sheet>
  );
}
