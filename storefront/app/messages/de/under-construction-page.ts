import type { underConstructionPageMessages as english } from '../en/under-construction-page.ts';

export const underConstructionPageMessages: typeof english = {
  title: 'Diese Seite ist im Aufbau',
  text: 'Sie geht bald online. Alle unsere Produkte können Sie schon jetzt ansehen.',
  link: 'Weiter einkaufen',
};
