import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Screen } from '../feature.ts';
import { features } from '../features.ts';
import type { layoutMessages } from '../messages/en/layout.ts';

const screens = features.flatMap((feature) => feature.screens);

const mayOpen = ({ permission }: Screen, permissions: readonly Permission[]): boolean =>
  permission === null || permission === 'own' || permissions.includes(permission);

/** The entries of the menu that the person may open, in its order. */
export const menuFor = (permissions: readonly Permission[], t: typeof layoutMessages) =>
  screens.flatMap((screen) =>
    screen.menu && mayOpen(screen, permissions)
      ? [{ path: screen.path, ...screen.menu, label: t[screen.menu.label] }]
      : [],
  );

/** The screens that the palette has among its actions. */
export const screenActionsFor = (permissions: readonly Permission[]) =>
  screens.flatMap((screen) =>
    screen.action && mayOpen(screen, permissions) ? [{ path: screen.path, label: screen.action }] : [],
  );
