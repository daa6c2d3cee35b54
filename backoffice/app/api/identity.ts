// When a call needs the person: the session has ended, or a dangerous step asks who is there. The page stays as it is
// while a dialog over it asks; then the call is repeated.
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { createStore } from '@vitrine/ui/create-store.ts';

export type IdentityQuestion = 'sign-in' | 'confirm';

interface Question {
  what: IdentityQuestion;
  answer: (isAnswered: boolean) => void;
  answered: Promise<boolean>;
}

const question = createStore<Question | null>(() => null);
let hasSignedIn = false;

export const currentQuestion = question.get;
export const onQuestion = question.subscribe;

/** Called when it is known whether somebody is signed in. Before that, a refused call shows the sign-in page instead. */
export function rememberSignedIn(isSignedIn: boolean): void {
  hasSignedIn = isSignedIn;
}

/** Calls that wait at the same time share one dialog. */
function ask(what: IdentityQuestion): Promise<boolean> {
  const open = question.get();
  if (open?.what === what) return open.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isAnswered: boolean) => {
    question.set(null);
    resolve(isAnswered);
  };
  // Another question waits for the open one: a session must be there before it can be confirmed.
  const show = () => question.set({ what, answer, answered: promise });
  if (open) open.answered.then(show);
  else show();
  return promise;
}

function questionFor(error: unknown): IdentityQuestion | null {
  if (!(error instanceof ApiError) || !hasSignedIn) return null;
  if (error.code === 'staff.session-required') return 'sign-in';
  return error.code === 'staff.confirm' ? 'confirm' : null;
}

/** Makes the call, and makes it again once the person has answered. The refused call has changed nothing. */
export async function withIdentity<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const what = questionFor(error);
      if (what === null || !(await ask(what))) throw error;
    }
  }
}
