import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { fromLocalInput, localInputValue, momentText } from '../../../../format/moment.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { draftMessages } from '../../../../messages/en/catalog.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useDraftOf, useDraftSteps } from './draft-queries.ts';

interface PublishSheetProps {
  product: EditedProduct;
  changes: ProductChanges;
  /** The changes are on the server now. */
  onDone: () => void;
  onClose: () => void;
}

/** Has a form of its own, so it must not stand in that of the product. */
export function PublishSheet({ product, changes, onDone, onClose }: PublishSheetProps) {
  const t = useMessages(draftMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const draft = useDraftOf(product.id).data?.draft ?? null;
  const { save } = useDraftSteps(product);
  const [moment, setMoment] = useState(() => localInputValue(draft?.publishAt ?? null));
  const publishAt = fromLocalInput(moment);
  return (
    <Sheet title={t.laterTitle} onClose={onClose}>
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
