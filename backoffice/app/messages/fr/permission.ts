import type { permissionMessages as englishPermissions, roleMessages as englishRoles } from '../en/permission.ts';

export const permissionMessages: typeof englishPermissions = {
  'orders.r': 'Voir les commandes',
  'orders.w': 'Modifier les commandes',
  'refunds.w': 'Rembourser et annuler',
  'catalog.r': 'Voir les produits',
  'catalog.w': 'Modifier les produits',
  'stock.w': 'Modifier le stock',
  'import.w': 'Importer des produits',
  'activity.r': 'Voir les modifications',
  'settings.w': 'Modifier les réglages de la boutique',
  'staff.w': 'Gérer l’équipe',
};

export const roleMessages: typeof englishRoles = {
  owner: { name: 'Propriétaire', about: 'Tout, y compris l’équipe' },
  manager: { name: 'Responsable', about: 'Tout sauf l’équipe' },
  orders: { name: 'Commandes', about: 'Commandes, remboursements et stock\u00a0; voit les produits' },
  editor: { name: 'Rédaction', about: 'Produits, stock et imports\u00a0; ne voit pas les commandes' },
  'read-only': { name: 'Lecture seule', about: 'Voit tout, ne modifie rien' },
};
