import { defineFeature } from '../../feature.ts';
import { FileText } from '../../ui/icons.ts';

const pageScreens = () => import('./page-screen.tsx');

export const contentFeature = defineFeature({
  name: 'content',
  screens: [
    {
      path: '/pages',
      permission: 'catalog.r',
      load: async () => (await import('./pages-screen.tsx')).PagesScreen,
      menu: { label: 'pages', icon: FileText, place: 'more' },
    },
    {
      path: '/pages/new',
      permission: 'catalog.w',
      load: async () => (await pageScreens()).NewPageScreen,
      action: 'newPage',
    },
    {
      path: '/home-page',
      permission: 'catalog.r',
      load: async () => (await import('./home-screen.tsx')).HomeScreen,
      action: 'homePage',
    },
    {
      path: '/boxes/:code',
      permission: 'catalog.r',
      load: async () => (await import('./box-screen.tsx')).BoxScreen,
    },
    { path: '/pages/:code', permission: 'catalog.r', load: async () => (await pageScreens()).PageScreen },
  ],
});
