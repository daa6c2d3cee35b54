import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import { FileDown, ReceiptText, Tag } from '@vitrine/ui/icons.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import type { layoutMessages } from '../messages/en/layout.ts';
import { History, House, Users } from '../ui/icons.ts';

interface MenuItem {
  path: string;
  name: 'today' | 'orders' | 'products' | 'import' | 'activity' | 'staff';
  icon: Icon;
  /** Null: for everybody. */
  permission: Permission | null;
  /** Has a place in the bar of a phone; the others are under More. */
  isMain: boolean;
}

const items: readonly MenuItem[] = [
  { path: '/', name: 'today', icon: House, permission: null, isMain: true },
  { path: '/orders', name: 'orders', icon: ReceiptText, permission: 'orders.r', isMain: true },
  { path: '/products', name: 'products', icon: Tag, permission: 'catalog.r', isMain: true },
  { path: '/import', name: 'import', icon: FileDown, permission: 'catalog.r', isMain: false },
  { path: '/activity', name: 'activity', icon: History, permission: 'activity.r', isMain: false },
  { path: '/staff', name: 'staff', icon: Users, permission: 'staff.w', isMain: false },
];

/** Only what the person may open. */
export const menuFor = (permissions: readonly Permission[], t: typeof layoutMessages) =>
  items
    .filter(({ permission }) => permission === null || permissions.includes(permission))
    .map((item) => ({ ...item, label: t[item.name] }));
