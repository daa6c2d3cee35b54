import type { permissionMessages as englishPermissions, roleMessages as englishRoles } from '../en/permission.ts';

export const permissionMessages: typeof englishPermissions = {
  'orders.r': 'Bestellungen sehen',
  'orders.w': 'Bestellungen ändern',
  'refunds.w': 'Erstatten und stornieren',
  'catalog.r': 'Produkte sehen',
  'catalog.w': 'Produkte ändern',
  'stock.w': 'Bestand ändern',
  'import.w': 'Produkte importieren',
  'activity.r': 'Änderungen sehen',
  'settings.w': 'Einstellungen des Shops ändern',
  'staff.w': 'Team verwalten',
};

export const roleMessages: typeof englishRoles = {
  owner: { name: 'Inhaber', about: 'Alles, auch das Team' },
  manager: { name: 'Leitung', about: 'Alles außer dem Team' },
  orders: { name: 'Bestellungen', about: 'Bestellungen, Erstattungen und Bestand; sieht Produkte' },
  editor: { name: 'Redaktion', about: 'Produkte, Bestand und Importe; sieht keine Bestellungen' },
  'read-only': { name: 'Nur lesen', about: 'Sieht alles, ändert nichts' },
};
