import { classNames } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';

/** Keys, such as `Ctrl K`, as they are named on the keyboards of the language. */
export function KeyCap({ keys, className }: { keys: string; className?: string }) {
  const { keyNames } = useMessages(listMessages);
  return (
    <kbd className={classNames('rounded-badge border border-line-strong px-1.5 font-sans text-micro', className)}>
      {keys
        .split(' ')
        .map((key) => keyNames[key] ?? key)
        .join(' ')}
    </kbd>
  );
}
