import type { Permission, Role } from '@vitrine/contract/staff/permissions.ts';

export const permissionMessages: Record<Permission, string> = {
  'orders.r': 'See orders',
  'orders.w': 'Change orders',
  'refunds.w': 'Refund and cancel orders',
  'catalog.r': 'See products',
  'catalog.w': 'Change products',
  'stock.w': 'Change stock',
  'import.w': 'Import products',
  'activity.r': 'See changes',
  'settings.w': 'Change the settings of the shop',
  'staff.w': 'Manage staff',
};

export const roleMessages: Record<Role, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Everything, also staff' },
  manager: { name: 'Manager', about: 'Everything except staff' },
  orders: { name: 'Order clerk', about: 'Orders, refunds and stock; sees products' },
  editor: { name: 'Editor', about: 'Products, stock and imports; sees no orders' },
  'read-only': { name: 'Viewer', about: 'Sees everything, changes nothing' },
};
