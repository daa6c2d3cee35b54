import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Clock } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useErrorText } from '../../../../api/error-text.ts';
import { momentText } from '../../../../format/moment.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { draftMessages } from '../../../../messages/en/catalog.ts';
import { useDraftOf, useDraftSteps } from './draft-queries.ts';

interface DraftPanelProps {
  product: EditedProduct;
  readOnly: boolean;
  /** Fills the form with the product as the draft would make it. */
  onFill: (product: EditedProduct) => void;
}

/** Changes that are stored and not published: by whom, until when, and what can be done with them. */
export function DraftPanel({ product, readOnly, onFill }: DraftPanelProps) {
  const t = useMessages(draftMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const { discard } = useDraftSteps(product);
  const draft = useDraftOf(product.id).data?.draft;
  if (!draft) return null;
  const { product: made, savedBy, savedAt, publishAt, problem } = draft;
  return (
    <Panel tone={problem ? 'warn' : 'info'} icon={<Clock />}>
      <p className="font-semibold text-strong">{publishAt ? t.scheduled(momentText(publishAt, locale)) : t.title}</p>
      <p className="text-small text-second">{t.savedBy(savedBy, momentText(savedAt, locale))}</p>
      {problem && <p className="text-small text-strong">{t.problem(problem)}</p>}
      <FormError message={discard.error && errorText(discard.error)} />
      {!readOnly && (
        <div className="mt-3 flex flex-wrap gap-2">
          {made && <Button onClick={() => onFill(made)}>{t.fill}</Button>}
          <Button kind="secondary" aria-busy={discard.isPending} onClick={() => discard.isPending || discard.mutate()}>
            {t.discard}
          </Button>
        </div>
      )}
    </Panel>
  );
}
