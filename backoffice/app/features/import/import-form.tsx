import type { ImportChoices, ImportJob, NamedFormat } from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { rememberColumns, startColumns, targetUsedTwice } from './column-choices.ts';
import { ColumnTable } from './column-table.tsx';
import { usePreview } from './import-queries.ts';
import { ImportChoice, ImportQuestions } from './import-questions.tsx';

const formats = ['vitrine', 'shopify-products', 'woocommerce', 'redirects'] as const satisfies readonly NamedFormat[];

const defaults: ImportChoices = {
  mode: 'merge',
  stock: 'new',
  format: null,
  mapping: {},
  decimal: null,
  untracked: null,
  preorder: false,
  consentNote: null,
  invite: false,
};

const MAX_PIECES = 1_000_000;

/** The choices about the file, and the button that checks it. */
export function ImportForm({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const preview = usePreview(job.id);
  const [choices, setChoices] = useState<ImportChoices>(() => startChoices(job));
  const [issue, setIssue] = useState<string | null>(null);
  const [pieces, setPieces] = useState(() => choices.untracked?.toString() ?? '');
  const [piecesIssue, setPiecesIssue] = useState<string | null>(null);
  const set = (changes: Partial<ImportChoices>) => {
    setIssue(null);
    setChoices({ ...choices, ...changes });
  };
  const { format, mapping } = choices;
  /** The columns of a file that was recognized are known. */
  const named = formats.find((one) => one === format);
  const isMapped = named !== undefined && job.format === null;
  const send = () => {
    const twice = targetUsedTwice(mapping);
    if (isMapped && twice) return setIssue(t.twice(twice));
    if (isMapped && format === 'vitrine' && !Object.values(mapping).includes('sku')) return setIssue(t.missingSku);
    const typed = pieces.trim();
    if (!/^\d*$/.test(typed) || Number(typed) > MAX_PIECES) return setPiecesIssue(t.piecesWrong);
    if (isMapped) rememberColumns(named, mapping);
    if (!preview.isPending) preview.mutate({ ...choices, untracked: typed === '' ? null : Number(typed) });
  };
  const isChecked = job.state !== 'uploaded';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-5"
    >
      {job.kind === 'table' && job.format === null && (
        <ImportChoice title={t.formatTitle}>
          {formats.map((one) => (
            <RadioCard
              key={one}
              name="import-format"
              title={t.formats[one]}
              isChosen={one === format}
              onChoose={() => set({ format: one, mapping: startColumns(job, one) })}
            />
          ))}
        </ImportChoice>
      )}
      {isMapped && (
        <ColumnTable
          columns={job.columns}
          targets={job.targets?.[named] ?? []}
          mapping={mapping}
          onChange={(column, target) => set({ mapping: { ...mapping, [column]: target } })}
        />
      )}
      {format !== 'redirects' && !isPersonal(format) && (
        <div className="grid gap-5 md:grid-cols-2">
          <ImportChoice title={t.modeTitle}>
            <RadioCard
              name="import-mode"
              title={t.merge}
              text={t.mergeHint}
              isChosen={choices.mode === 'merge'}
              onChoose={() => set({ mode: 'merge' })}
            />
            <RadioCard
              name="import-mode"
              title={t.replace}
              text={t.replaceHint}
              isChosen={choices.mode === 'replace'}
              onChoose={() => set({ mode: 'replace' })}
            />
          </ImportChoice>
          <ImportChoice title={t.stockTitle}>
            {(
              [
                ['new', t.stockNew, t.stockNewHint],
                ['set', t.stockSet, null],
                ['add', t.stockAdd, t.stockAddHint],
              ] as const
            ).map(([stock, title, text]) => (
              <RadioCard
                key={stock}
                name="import-stock"
                title={title}
                text={text}
                isChosen={choices.stock === stock}
                onChoose={() => set({ stock })}
              />
            ))}
          </ImportChoice>
        </div>
      )}
      <ImportQuestions
        job={job}
        choices={choices}
        pieces={pieces}
        piecesIssue={piecesIssue}
        onPieces={(typed) => {
          setPiecesIssue(null);
          setPieces(typed);
        }}
        onChange={set}
      />
      <FormError message={issue ?? (preview.error && errorText(preview.error))} />
      <div className="flex">
        <SubmitButton
          label={isChecked ? t.checkAgain : t.check}
          busyLabel={t.checking}
          isBusy={preview.isPending}
          kind={isChecked ? 'secondary' : 'primary'}
        />
      </div>
    </form>
  );
}

/** As they were checked before; a recognized table needs no names of columns. */
function startChoices(job: ImportJob): ImportChoices {
  if (job.choices) return job.choices;
  if (job.kind === 'catalogue') return defaults;
  return job.format
    ? { ...defaults, format: job.format }
    : { ...defaults, format: 'vitrine', mapping: startColumns(job, 'vitrine') };
}
