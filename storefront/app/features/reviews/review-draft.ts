// The typed review in sessionStorage: an ended session or a page left by mistake loses nothing.
import { readSessionValue, storeSessionValue } from '../../session/browser-storage.ts';

export interface ReviewDraft {
  readonly rating: string;
  readonly description: string;
}

const keyOf = (productId: number): string => `vitrine.review.${productId}`;

export function getReviewDraft(productId: number): ReviewDraft | null {
  try {
    const { rating, description } = JSON.parse(readSessionValue(keyOf(productId)) ?? 'null') as Record<string, unknown>;
    return { rating: String(rating ?? ''), description: String(description ?? '') };
  } catch {
    return null;
  }
}

export const setReviewDraft = (productId: number, draft: ReviewDraft | null): void =>
  storeSessionValue(keyOf(productId), draft && JSON.stringify(draft));
