import { Button, type ButtonKind } from './button.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  kind?: ButtonKind;
  className?: string;
}

const place = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** Both labels are always rendered, so that the width does not change while sending. */
export const SubmitButton = ({ label, busyLabel, isBusy, kind, className }: SubmitButtonProps) => (
  <Button type="submit" aria-busy={isBusy} {...(kind && { kind })} {...(className && { className })}>
    <span className="grid">
      <span className={classNames(place, isBusy && 'invisible')}>{label}</span>
      <span className={classNames(place, !isBusy && 'invisible')}>
        <Spinner size={20} />
        {busyLabel}
      </span>
    </span>
  </Button>
);
