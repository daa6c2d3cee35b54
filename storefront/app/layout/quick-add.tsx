import { QuickAddButton } from '../features/cart/quick-add-button.tsx';
import type { Card } from '../features/catalog/card.ts';

/** What a card offers besides its link. */
export const quickAdd = ({ sku, name }: Card) => sku && <QuickAddButton sku={sku} name={name} />;
