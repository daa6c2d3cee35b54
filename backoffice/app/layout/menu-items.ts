import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { BadgeCheck, Copy, FileDown, Menu, ReceiptText, SlidersHorizontal, Tag } from '@vitrine/ui/icons.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import type { layoutMessages } from '../messages/en/layout.ts';
import { History, House, Users } from '../ui/icons.ts';

interface MenuItem {
  path: string;
  name:
    | 'today'
    | 'orders'
    | 'products'
    | 'categories'
    | 'brands'
    | 'options'
    | 'import'
    | 'activity'
    | 'shop'
    | 'staff';
  icon: Icon;
  /** Null: for everybody. */
  permission: Permission | null;
  /** Has a place in the bar of a phone; the others are under More. */
  isMain: boolean;
  /** After G. */
  key?: string;
}

const items: readonly MenuItem[] = [
  { path: '/', name: 'today', icon: House, permission: null, isMain: true, key: 't' },
  { path: '/orders', name: 'orders', icon: ReceiptText, permission: 'orders.r', isMain: true, key: 'o' },
  { path: '/products', name: 'products', icon: Tag, permission: 'catalog.r', isMain: true, key: 'p' },
  { path: '/categories', name: 'categories', icon: Menu, permission: 'catalog.r', isMain: false, key: 'c' },
  { path: '/brands', name: 'brands', icon: BadgeCheck, permission: 'catalog.r', isMain: false, key: 'b' },
  { path: '/options', name: 'options', icon: Copy, permission: 'catalog.r', isMain: false },
  { path: '/import', name: 'import', icon: FileDown, permission: 'catalog.r', isMain: false, key: 'i' },
  { path: '/activity', name: 'activity', icon: History, permission: 'activity.r', isMain: false, key: 'a' },
  { path: '/shop', name: 'shop', icon: SlidersHorizontal, permission: 'settings.w', isMain: false, key: 'h' },
  { path: '/staff', name: 'staff', icon: Users, permission: 'staff.w', isMain: false, key: 's' },
];

/** Only what the person may open. */
export const menuFor = (permissions: readonly Permission[], t: typeof layoutMessages) =>
  items
    .filter(({ permission }) => permission === null || permissions.includes(permission))
    .map((item) => ({ ...item, label: t[item.name] }));
