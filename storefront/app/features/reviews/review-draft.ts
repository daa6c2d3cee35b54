// What somebody has typed, for the visit: a session that has ended, or a page left by mistake, loses nothing.
import { readVisit, storeVisit } from '../../session/session-storage.ts';

export interface ReviewDraft {
  readonly rating: string;
  readonly description: string;
}

const keyOf = (productId: number): string => `vitrine.review.${productId}`;

export function getCheckoutDraft(productId: number): ReviewDraft | null {
  try {
    const { rating, description } = JSON.parse(readVisit(keyOf(productId)) ?? 'null') as Record<string, unknown>;
    return { rating: String(rating ?? ''), description: String(description ?? '') };
  } catch {
    return null;
  }
}

export const setCheckoutDraft = (productId: number, draft: ReviewDraft | null): void =>
  storeVisit(keyOf(productId), draft && JSON.stringify(draft));
