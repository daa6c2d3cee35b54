import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';

interface MoveButtonProps {
  label: string;
  isUp?: boolean;
  isPossible: boolean;
  onMove: () => void;
}

export const MoveButton = ({ label, isUp = false, isPossible, onMove }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={!isPossible}
    onClick={onMove}
    className={classNames(iconButton, 'disabled:opacity-40')}
  >
    <ChevronDown className={isUp ? 'rotate-180' : ''} size={18} />
  </button>
);
