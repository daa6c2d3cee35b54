import { iconButton } from '@vitrine/ui/class-names.ts';
import { Check, Copy } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
  doneLabel: string;
  failedLabel: string;
}

export function CopyButton({ text, label, doneLabel, failedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ tone: 'success', text: doneLabel });
    } catch {
      showToast({ tone: 'error', text: failedLabel });
    }
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={copy}
      onBlur={() => setCopied(false)}
      className={iconButton}
    >
      {isCopied ? <Check className="text-success" size={18} /> : <Copy size={18} />}
    </button>
  );
}
