import { Check, Plus } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cartMessages } from '../../../messages/en/cart.ts';
import { preloadAddToCart, useAddToCart, useCartForm } from './use-add-to-cart.ts';

const icons = { idle: Plus, failed: Plus, done: Check };

const quickAddForm = 'quick-add';

/** The form of all quick add buttons; it is part of the layout. */
export const QuickAddForm = () => <form id={quickAddForm} {...useCartForm()} hidden />;

/** For products without options. Placed above the link that covers the card. */
export function QuickAddButton({ sku, name }: { sku: string; name: string }) {
  const t = useMessages(cartMessages);
  const { phase, add } = useAddToCart({ sku, opensDrawer: false });
  const Icon = phase === 'busy' ? Spinner : icons[phase];
  return (
    <button
      // Sends the form of the layout without JavaScript: one form serves all cards.
      type="submit"
      form={quickAddForm}
      name="sku"
      value={sku}
      aria-label={t.addNamed(name)}
      aria-busy={phase === 'busy'}
      onClick={(event) => {
        event.preventDefault();
        add(1);
      }}
      onPointerEnter={preloadAddToCart}
      className="card-add inline-flex size-[44px] items-center justify-center rounded-full bg-raised text-strong shadow-menu transition-[background-color] duration-120 hover:bg-tint"
    >
      <Icon size={20} />
    </button>
  );
}
