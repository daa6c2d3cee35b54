import type { ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { draftMessages } from '../../../../messages/en/catalog.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { useDraftOf, useDraftSteps } from './draft-queries.ts';

interface DraftActionsProps {
  form: ProductForm;
  /** null: the form has issues, which are shown. */
  onLater: (changes: ProductChanges | null) => void;
}

/** Preview in the shop, and publishing at a moment. Both store the changes as a draft. */
export function DraftActions({ form, onLater }: DraftActionsProps) {
  const t = useMessages(draftMessages);
  const errorText = useErrorText();
  const { product, changed } = form;
  const draft = useDraftOf(product.id).data?.draft ?? null;
  const { save, preview } = useDraftSteps(product);
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
      else showToast({ tone: 'error', text: t.blocked });
    } catch (error) {
      page?.close();
      showToast({ tone: 'error', text: errorText(error) });
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
        <Button kind="secondary" onClick={() => onLater(form.collect())}>
          {t.later}
        </Button>
      )}
    </>
  );
}
