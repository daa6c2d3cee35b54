import { linkClassName } from '@vitrine/ui/class-names.ts';

interface RetryButtonProps {
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

/** Below a field whose list could not be loaded. */
export const RetryButton = ({ label, isBusy, onPress }: RetryButtonProps) => (
  <button type="button" aria-busy={isBusy} onClick={onPress} className={`${linkClassName} self-start`}>
    {label}
  </button>
);
