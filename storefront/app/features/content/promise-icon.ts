import { CircleCheck, Lock, Package, RotateCcw, ShieldCheck, Truck } from '@vitrine/ui/icons.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';

const icons: Record<string, Icon> = {
  truck: Truck,
  delivery: Truck,
  returns: RotateCcw,
  'rotate-ccw': RotateCcw,
  secure: ShieldCheck,
  shield: ShieldCheck,
  'shield-check': ShieldCheck,
  lock: Lock,
  package: Package,
};

export const isDeliveryPromise = (icon: string | null): boolean => promiseIcon(icon) === Truck;

/** The merchant names the icon; unknown names become a check mark. */
export const promiseIcon = (name: string | null): Icon => icons[name?.toLowerCase() ?? ''] ?? CircleCheck;
