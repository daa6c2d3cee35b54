import { createContext, type ReactNode } from 'react';
import type { Card } from './card.ts';

/** Lets the layout add a button to the card, because the catalog may not import the cart. */
export const CardAction = createContext<(card: Card) => ReactNode>(() => null);
