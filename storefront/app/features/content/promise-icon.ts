import { CircleCheck, Lock, Package, RotateCcw, ShieldCheck, Truck } from '@vitrine/ui/icons.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import type { StoreText, TextLanguage } from '../../i18n/text-language.ts';

export interface Promised {
  title: string;
  text: string;
  icon: string | null;
  language?: TextLanguage | undefined;
}

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

/** Removes a title that repeats the message above every page. */
export const withoutMessage = (promises: Promised[], message: StoreText | null): Promised[] =>
  promises.map((promise) => (promise.title === message?.text ? { ...promise, title: '' } : promise));
