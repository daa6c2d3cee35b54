import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';

const icons: Record<string, LucideIcon> = {
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

/** The merchant names the icon; unknown names become a check mark. */
export const promiseIcon = (name: string | null): LucideIcon => icons[name?.toLowerCase() ?? ''] ?? CircleCheck;
