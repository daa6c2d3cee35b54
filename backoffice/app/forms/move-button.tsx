import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';

interface MoveButtonProps {
  label: string;
  isUp?: boolean;
  isPossible: boolean;
  onMove: () => void;
}

/** At the end of the list it stays in reach and does nothing: a disabled button would lose the focus. */
export const MoveButton = ({ label, isUp = false, isPossible, onMove }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onMove()}
    className={classNames(iconButton, !isPossible && 'cursor-default opacity-40 hover:bg-transparent')}
  >
    <ChevronDown className={isUp ? 'rotate-180' : ''} size={18} />
  </button>
);
