import type { homePageMessages as english } from '../en/home-page.ts';

export const homePageMessages: typeof english = {
  title: 'Schöne Dinge für zu Hause, gut gemacht',
  description: 'Keramik, Leuchten, Holz und Textilien, ausgesucht für jeden Tag.',
};
