// Permissions of staff. `.r` reads, `.w` changes.
export const permissions = [
  'orders.r',
  'orders.w',
  'refunds.w',
  'catalog.r',
  'catalog.w',
  'stock.w',
  'import.w',
  'activity.r',
  'settings.w',
  'staff.w',
] as const;

export type Permission = (typeof permissions)[number];

/** Programs do not manage people. */
export const tokenPermissions = permissions.filter((permission) => permission !== 'staff.w');

export type TokenPermission = (typeof tokenPermissions)[number];

export const roles = ['owner', 'manager', 'orders', 'editor', 'read-only'] as const;

export type Role = (typeof roles)[number];

export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'staff.w'),
  orders: ['orders.r', 'orders.w', 'refunds.w', 'stock.w', 'catalog.r'],
  editor: ['catalog.r', 'catalog.w', 'stock.w', 'import.w', 'activity.r'],
  'read-only': permissions.filter((permission) => permission.endsWith('.r')),
};

/** Lists whose filters can be saved as a view, and who may see them. */
export const permissionOfList = {
  orders: 'orders.r',
  products: 'catalog.r',
  activity: 'activity.r',
} as const satisfies Readonly<Record<string, Permission>>;

export type ViewedList = keyof typeof permissionOfList;

export const viewedLists = Object.keys(permissionOfList) as [ViewedList, ...ViewedList[]];
