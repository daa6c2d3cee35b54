import type { ImportChoices, ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';

interface ImportQuestionsProps {
  job: ImportJob;
  choices: ImportChoices;
  /** The number of pieces as it was typed. */
  pieces: string;
  piecesIssue: string | null;
  onPieces: (pieces: string) => void;
  onChange: (changes: Partial<ImportChoices>) => void;
}

/** Questions that the check of this file has raised. A file that raises none asks nothing. */
export function ImportQuestions({ job, choices, pieces, piecesIssue, onPieces, onChange }: ImportQuestionsProps) {
  const t = useMessages(importMessages);
  const codes = new Set([...job.problems, ...job.reasons, ...job.warnings].map(({ code }) => code));
  const { format, decimal, preorder, untracked, consentNote, invite } = choices;
  return (
    <>
      {(codes.has('decimal-signs') || decimal !== null) && (
        <ImportChoice title={t.decimalTitle}>
          {(['.', ','] as const).map((sign) => (
            <RadioCard
              key={sign}
              name="import-decimal"
              title={t.decimals[sign]}
              isChosen={decimal === sign}
              onChoose={() => onChange({ decimal: sign })}
            />
          ))}
        </ImportChoice>
      )}
      {(codes.has('uncounted') || codes.has('stock-shared') || untracked !== null) && (
        <TextField
          id="import-untracked"
          label={t.untracked}
          hint={t.untrackedHint}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          value={pieces}
          issue={piecesIssue}
          onChange={onPieces}
        />
      )}
      {(codes.has('sold-on') || preorder) && (
        <ImportChoice title={t.soldOnTitle}>
          <RadioCard
            name="import-sold-on"
            title={t.soldOnNever}
            isChosen={!preorder}
            onChoose={() => onChange({ preorder: false })}
          />
          <RadioCard
            name="import-sold-on"
            title={t.soldOnPreorder}
            isChosen={preorder}
            onChoose={() => onChange({ preorder: true })}
          />
        </ImportChoice>
      )}
      {(codes.has('not-subscribed') || consentNote !== null) && (
        <TextField
          id="import-consent"
          label={t.consent}
          hint={t.consentHint}
          autoComplete="off"
          maxLength={500}
          value={consentNote ?? ''}
          onChange={(note) => onChange({ consentNote: note.trim() === '' ? null : note })}
        />
      )}
      {format === 'shopify-customers' && (
        <ImportChoice title={t.inviteTitle}>
          <RadioCard
            name="import-invite"
            title={t.inviteNever}
            isChosen={!invite}
            onChoose={() => onChange({ invite: false })}
          />
          <RadioCard
            name="import-invite"
            title={t.inviteMail}
            isChosen={invite}
            onChoose={() => onChange({ invite: true })}
          />
        </ImportChoice>
      )}
      {isPersonal(format) && <p className="text-small text-second">{t.permanent}</p>}
    </>
  );
}

export const ImportChoice = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="mb-1.5 text-small font-medium text-strong">{title}</legend>
    {children}
  </fieldset>
);
