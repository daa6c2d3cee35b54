import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { useMay } from '../../session/profile.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ExportSection } from './export-section.tsx';
import { ImportSteps } from './import-steps.tsx';

/** The file is in the address, so that a reload or Back finds it. */
export function ImportScreen() {
  const t = useMessages(importMessages);
  const mayImport = useMay('import.w');
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('file'));
  const open = (file: number | null) => setParams(file === null ? {} : { file: String(file) });
  return (
    <Screen title={t.title}>
      <div className="flex max-w-4xl flex-col gap-5">
        {mayImport && (
          <Section title={t.importTitle}>
            {Number.isInteger(id) && id > 0 ? (
              <ImportSteps key={id} id={id} onOther={() => open(null)} />
            ) : (
              <ChooseFile onSent={open} />
            )}
          </Section>
        )}
        <ExportSection />
      </div>
    </Screen>
  );
}
