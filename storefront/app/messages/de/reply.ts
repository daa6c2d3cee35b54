import type { replyMessages as english } from '../en/reply.ts';

export const replyMessages: typeof english = {
  goOn: 'Weiter einkaufen',
  incomplete: 'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail.',
  needsScript: 'Diese Seite benötigt JavaScript. Bitte aktivieren Sie es in Ihrem Browser.',
};
