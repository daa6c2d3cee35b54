import { useMutation } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { FileDown } from '@vitrine/ui/icons.ts';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { Section } from '../../ui/section.tsx';
import { downloadExport } from './import-queries.ts';

export function ExportSection() {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const [format, setFormat] = useState<'yaml' | 'csv'>('csv');
  const download = useMutation({ mutationFn: () => downloadExport(format) });
  return (
    <Section title={t.exportTitle}>
      <p className="text-second">{t.exportAbout}</p>
      <fieldset className="grid gap-2 md:grid-cols-2">
        <legend className="sr-only">{t.exportTitle}</legend>
        <RadioCard
          name="export-format"
          title={t.exportCsv}
          text={t.exportCsvHint}
          isChosen={format === 'csv'}
          onChoose={() => setFormat('csv')}
        />
        <RadioCard
          name="export-format"
          title={t.exportYaml}
          text={t.exportYamlHint}
          isChosen={format === 'yaml'}
          onChoose={() => setFormat('yaml')}
        />
      </fieldset>
      <FormError message={download.error && errorText(download.error)} />
      <Button
        kind="secondary"
        aria-busy={download.isPending}
        onClick={() => download.isPending || download.mutate()}
        className="self-start"
      >
        {download.isPending ? <Spinner size={20} /> : <FileDown size={20} />}
        {download.isPending ? t.exporting : t.exportNow}
      </Button>
    </Section>
  );
}
