// Pure: how a line of the totals is named, on pages, in mails and on invoices.
import type { TotalEntry } from '../cart/cart-shapes.ts';

type Named = Pick<TotalEntry, 'title' | 'text'>;

/** A note that says the title again, such as a delivery method with 'delivery' in its name, stands in its place. */
export function nameAndNote({ title, text }: Named): { name: string; note: string | null } {
  const words = (text ?? '').toLowerCase().split(/[^\p{L}]+/u);
  return text && words.includes(title.toLowerCase()) ? { name: text, note: null } : { name: title, note: text };
}

/** In one text, with the note in brackets. */
export function totalName(entry: Named): string {
  const { name, note } = nameAndNote(entry);
  return note ? `${name} (${note})` : name;
}
