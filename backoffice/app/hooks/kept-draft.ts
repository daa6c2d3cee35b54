// Typed work that outlasts a session, a closed tab and a crash. Unlike `useDraft`, it is offered again instead of shown at once:
// what is stored may have changed meanwhile.

const PREFIX = 'vitrine.admin.kept.';

export interface Kept<T> {
  readonly draft: T;
  /** When it was typed. */
  readonly at: string;
}

export function readKept<T>(key: string): Kept<T> | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Kept<T> | null;
  } catch {
    return null;
  }
}

/** Drafts that exist only in the page. */
const unkept = new Set<string>();

const askBeforeLeaving = (event: Event): void => event.preventDefault();

function noteKept(key: string, isKept: boolean): void {
  if (isKept) unkept.delete(key);
  else unkept.add(key);
  if (unkept.size > 0) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

/** A full or forbidden storage does not keep anybody from typing. The browser asks before it closes the tab then, and only then. */
export function keepDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ draft, at: new Date().toISOString() }));
    noteKept(key, true);
  } catch {
    noteKept(key, false);
  }
}

export function forgetKept(key: string): void {
  localStorage.removeItem(PREFIX + key);
  noteKept(key, true);
}

/** At sign-out: the next person at this computer sees nothing of it. */
export function forgetAllKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
