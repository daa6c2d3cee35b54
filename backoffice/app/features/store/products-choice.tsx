import { emptyShop } from '@vitrine/contract/store/staff-store.ts';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { useAction } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { welcomeMessages } from '../../messages/en/store.ts';
import { keepSettings } from './store-queries.ts';

interface ProductsChoiceProps {
  settings: StoreSettings;
  onDone: (path: string) => void;
}

type Choice = 'keep' | 'empty' | 'import';

/** Shows which products the shop has already, and asks whether they stay. */
export function ProductsChoice({ settings: { products, canBeEmptied }, onDone }: ProductsChoiceProps) {
  const t = useMessages(welcomeMessages);
  const [choice, setChoice] = useState<Choice>('keep');
  const { isBusy, errorMessage, start } = useAction(async () => {
    if (choice !== 'empty') return onDone(choice === 'import' ? '/import' : '/');
    await keepSettings(await staffApi(emptyShop, {}));
    await queryClient.invalidateQueries();
    showToast({ tone: 'success', text: t.emptied });
    onDone('/products/new');
  });
  const go = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };
  const card = (value: Choice, title: string, text: string) => (
    <RadioCard name="goods" title={title} text={text} isChosen={choice === value} onChoose={() => setChoice(value)} />
  );
  return (
    <form onSubmit={go} className="flex max-w-lg flex-col gap-5">
      <FormError message={errorMessage} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-small font-medium text-strong">{t.goods}</legend>
        {card('keep', t.keep, t.keepText(products))}
        {canBeEmptied && products > 0 && card('empty', t.empty, t.emptyText)}
        {card('import', t.import, t.importText)}
      </fieldset>
      <Button type="submit" aria-busy={isBusy} className="self-start">
        {choice === 'empty' ? t.emptyNow : t.next}
      </Button>
    </form>
  );
}
