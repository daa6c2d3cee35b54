import { Button, type ButtonKind } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { KeyRound } from '@vitrine/ui/icons.ts';
import { useAction } from '../../../forms/use-sending.ts';

/** Browsers have passkeys on https and on the own machine, for names and not for addresses such as 127.0.0.1. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

interface PasskeyButtonProps {
  label: string;
  kind?: ButtonKind;
  /** With the script that only passkeys need. */
  onPress: (passkeys: typeof import('./browser-passkeys.ts')) => Promise<unknown>;
}

export function PasskeyButton({ label, kind = 'secondary', onPress }: PasskeyButtonProps) {
  const { isBusy, errorMessage, start } = useAction(async () => onPress(await import('./browser-passkeys.ts')));
  return (
    <>
      <FormError message={errorMessage} />
      <Button kind={kind} aria-busy={isBusy} onClick={start}>
        <KeyRound size={20} />
        {label}
      </Button>
    </>
  );
}
