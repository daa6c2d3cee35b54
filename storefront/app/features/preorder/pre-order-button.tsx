import type { Photo } from '../../format/photo.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';
import { preOrderMessages } from './pre-order-messages.ts';

export interface PreOrderProps {
  sku: string;
  photo: Photo | undefined;
}

interface PreOrderButtonProps extends PreOrderProps {
  /** Something is still to be chosen: says so instead. */
  onMissing: (() => void) | undefined;
}

const loadForm = async () => (await import('./pre-order-form.tsx')).PreOrderForm;

/** Gives way to the form that asks for the e-mail address. */
export function PreOrderButton({ sku, photo, onMissing }: PreOrderButtonProps) {
  const t = useMessages(preOrderMessages);
  const { Part, isFailed, open, prepare } = useLater(loadForm);
  if (Part) return <Part sku={sku} photo={photo} />;
  return (
    <>
      <Button onClick={onMissing ?? open} onPointerEnter={prepare} className="needs-script w-full">
        {t.preOrder}
      </Button>
      {isFailed && (
        <p role="alert" className="text-small font-medium text-error">
          {t.unreachable}
        </p>
      )}
      <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
    </>
  );
}

/** For a place that is too small for the form: leads to where it is. */
export const PreOrderLink = ({ to }: { to: `#${string}` }) => (
  <a href={to} className={buttonLook()}>
    {useMessages(preOrderMessages).preOrder}
  </a>
);
