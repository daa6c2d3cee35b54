import type { layoutMessages as english } from '../en/layout.ts';

export const layoutMessages: typeof english = {
  today: 'Aujourd’hui',
  orders: 'Commandes',
  products: 'Produits',
  import: 'Importer et exporter',
  activity: 'Activité',
  staff: 'Équipe',
  account: 'Mon compte',
  more: 'Plus',
  menu: 'Menu',
  skip: 'Aller au contenu',
  openShop: 'Ouvrir la boutique',
  newTab: '(nouvel onglet)',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Comme cet appareil', light: 'Clair', dark: 'Sombre' },
  signOut: 'Se déconnecter',
  close: 'Fermer',
  version: (version) => `Vitrine, version ${version}`,
  backOffice: 'Administration',
};
