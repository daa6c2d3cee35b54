import { createContext, type ReactNode } from 'react';
import type { Card } from './card.ts';

/** What a card offers besides its link; the catalogue itself sells nothing. */
export const CardAction = createContext<(card: Card) => ReactNode>(() => null);
