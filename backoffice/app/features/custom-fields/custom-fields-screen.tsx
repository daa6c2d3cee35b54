import { customFieldSubjects } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { closeModal } from '@vitrine/ui/modal.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import { nameIn } from '../../format/names.ts';
import { MoveButton } from '../../forms/move-button.tsx';
import { TargetDialog } from '../../forms/target-dialog.tsx';
import { useLanguageChoice, useMessages } from '../../i18n/language.tsx';
import { structureMessages } from '../../messages/en/catalog.ts';
import { customFieldMessages } from '../../messages/en/custom-fields.ts';
import { useCustomFields } from '../../session/custom-fields.ts';
import { useMay } from '../../session/profile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ListPlus } from '../../ui/icons.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { useDeleteField, useSaveField } from './custom-field-queries.ts';
import { exampleFields } from './example-fields.ts';

const marks = ['shown', 'filter', 'onInvoice'] as const;

/** The fields that the merchant has defined, by the kind of entry that has them. */
export function CustomFieldsScreen() {
  const t = useMessages(customFieldMessages);
  const words = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const errorText = useErrorText();
  const mayEdit = useMay('catalog.w');
  const query = useCustomFields();
  const fields = query.data ?? [];
  const save = useSaveField();
  const deletion = useDeleteField();
  const [asked, setAsked] = useState<StaffCustomField | null>(null);
  const [notice, setNotice] = useState('');
  const nameOf = ({ name, code }: Pick<StaffCustomField, 'name' | 'code'>) => nameIn(name, language, code);
  const close = () => setAsked(null);
  /** To the place of another field of the same kind of entry. */
  const move = async (field: StaffCustomField, neighbor: StaffCustomField | undefined) => {
    if (save.isPending || !neighbor) return;
    try {
      await save.mutateAsync({ code: field.code, version: field.version, position: fields.indexOf(neighbor) });
      setNotice(words.moved(nameOf(field)));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <Screen
      title={t.title}
      actions={
        mayEdit && (
          <Link to="/fields/new" className={buttonClassName('primary')}>
            <Plus size={20} />
            {t.add}
          </Link>
        )
      }
    >
      <p role="status" className="sr-only">
        {notice}
      </p>
      <Loaded query={query} rows={6} shape="list">
        {fields.length === 0 ? (
          <EmptyState icon={<ListPlus size={56} />} title={t.empty}>
            <p>{t.emptyText}</p>
            {mayEdit && (
              <ul aria-label={t.examples} className="flex flex-wrap justify-center gap-2">
                {exampleFields.map((example) => (
                  <li key={example.code}>
                    <Link to={`/fields/new?example=${example.code}`} className={buttonClassName('secondary')}>
                      <Plus size={18} />
                      {nameOf(example)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-5">
            {customFieldSubjects.map((subject) => {
              const own = fields.filter((field) => field.subject === subject);
              return (
                own.length > 0 && (
                  <Section key={subject} title={t.subjects[subject]}>
                    <ul aria-busy={save.isPending} className="-my-2 flex flex-col divide-y divide-line">
                      {own.map((field, index) => (
                        <li key={field.code} className="flex flex-wrap items-center gap-x-3 py-1">
                          <div className="min-w-0 flex-1 py-1">
                            <Link
                              to={`/fields/${field.code}`}
                              className={`${linkClassName} break-words pointer-fine:min-h-9`}
                            >
                              {nameOf(field)}
                            </Link>
                            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-second">
                              {t.kinds[field.kind]}
                              <span className="tabular text-muted">{field.code}</span>
                              {marks.map((mark) => field[mark] && <Badge key={mark}>{t.badges[mark]}</Badge>)}
                              <Badge tone={field.used > 0 ? 'info' : 'plain'}>
                                {field.used > 0 ? t.used(field.used) : t.unused}
                              </Badge>
                            </p>
                          </div>
                          {mayEdit && (
                            <span className="-mr-3 ml-auto flex items-center">
                              <MoveButton
                                label={words.moveUp(nameOf(field))}
                                isUp
                                isPossible={index > 0}
                                onMove={() => move(field, own[index - 1])}
                              />
                              <MoveButton
                                label={words.moveDown(nameOf(field))}
                                isPossible={index < own.length - 1}
                                onMove={() => move(field, own[index + 1])}
                              />
                              <button
                                type="button"
                                aria-label={words.removeOf(nameOf(field))}
                                onClick={() => setAsked(field)}
                                className={iconButton}
                              >
                                <Trash2 size={18} />
                              </button>
                            </span>
                          )}
                        </li>
                      ))}
                    </ul>
                  </Section>
                )
              );
            })}
          </div>
        )}
      </Loaded>
      {asked && asked.used > 0 && (
        <Dialog title={t.inUseTitle(nameOf(asked))} onClose={close}>
          <p className="mb-4 text-second">{t.inUseText(asked.used)}</p>
          <div className="flex justify-end">
            <Button onClick={closeModal}>{t.understood}</Button>
          </div>
        </Dialog>
      )}
      {asked && asked.used === 0 && (
        <TargetDialog
          title={words.removeOf(nameOf(asked))}
          text={() => words.removeText}
          action={words.remove}
          choices={[]}
          onConfirm={async () => {
            await deletion.mutateAsync(asked.code);
            showToast({ tone: 'success', text: words.removed(nameOf(asked)) });
          }}
          onClose={close}
        />
      )}
    </Screen>
  );
}
