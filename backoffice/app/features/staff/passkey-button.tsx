import { Button, type ButtonKind } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { KeyRound } from '@vitrine/ui/icons.ts';
import { useAction } from '../../forms/use-action.ts';

interface PasskeyButtonProps {
  label: string;
  kind?: ButtonKind;
  /** With the script that only passkeys need. */
  onPress: (passkeys: typeof import('./browser-passkeys.ts')) => Promise<unknown>;
}

export function PasskeyButton({ label, kind = 'secondary', onPress }: PasskeyButtonProps) {
  const { isBusy, trouble, start } = useAction(async () => onPress(await import('./browser-passkeys.ts')));
  return (
    <>
      <FormError message={trouble} />
      <Button kind={kind} aria-busy={isBusy} onClick={start}>
        <KeyRound size={20} />
        {label}
      </Button>
    </>
  );
}
