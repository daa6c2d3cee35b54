import { Button, type ButtonKind } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { KeyRound } from '@vitrine/ui/icons.ts';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';

interface PasskeyButtonProps {
  label: string;
  kind?: ButtonKind;
  /** With the script that only passkeys need. */
  onPress: (passkeys: typeof import('./browser-passkeys.ts')) => Promise<unknown>;
}

export function PasskeyButton({ label, kind = 'secondary', onPress }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const errorText = useErrorText();
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await onPress(await import('./browser-passkeys.ts'));
    } catch (error) {
      setTrouble(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormError message={trouble} />
      <Button kind={kind} aria-busy={isBusy} onClick={press}>
        <KeyRound size={20} />
        {label}
      </Button>
    </>
  );
}
