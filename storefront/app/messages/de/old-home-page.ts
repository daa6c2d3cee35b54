import type { oldHomePageMessages as english } from '../en/old-home-page.ts';

export const oldHomePageMessages: typeof english = {
  title: 'Unsere frühere Startseite',
  current: 'Zur aktuellen Startseite',
  featured: 'Empfohlen',
};
