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
  'payments.w',
  'mail.w',
  'staff.w',
] as const;

export type Permission = (typeof permissions)[number];

/** They decide who is let in, where the money of shoppers goes, and which server reads the secret links in mails. */
const ownersOnly = ['payments.w', 'mail.w', 'staff.w'] as const satisfies readonly Permission[];

type OwnersOnly = (typeof ownersOnly)[number];

const isForOwners = (permission: Permission): permission is OwnersOnly => ownersOnly.some((one) => one === permission);

/** Programs manage neither people nor payment methods nor mails. */
export const tokenPermissions = permissions.filter((permission) => !isForOwners(permission));

export type TokenPermission = (typeof tokenPermissions)[number];

export const roles = ['owner', 'manager', 'orders', 'editor', 'read-only'] as const;

export type Role = (typeof roles)[number];

export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: tokenPermissions,
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
