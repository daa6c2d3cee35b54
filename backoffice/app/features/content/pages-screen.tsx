import type { PageChoice } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { classNames, iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../format/moment.ts';
import { nameIn } from '../../format/names.ts';
import { TargetDialog } from '../../forms/target-dialog.tsx';
import { useLanguageChoice, useLocale, useMessages } from '../../i18n/language.tsx';
import { structureMessages } from '../../messages/en/catalog.ts';
import { boxMessages, pageMessages } from '../../messages/en/content.ts';
import { useMay } from '../../session/profile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FileText } from '../../ui/icons.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { boxText } from './box-screen.tsx';
import { useBoxes, useDeletePage, usePages } from './page-queries.ts';

type Group = 'pages' | 'policies' | 'posts';

const groupOf = ({ publishedOn, menu }: PageChoice): Group => (publishedOn ? 'posts' : menu ? 'pages' : 'policies');

/** Pages, policies and posts, each group where shoppers find it. */
export function PagesScreen() {
  const t = useMessages(pageMessages);
  const words = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const locale = useLocale();
  const mayEdit = useMay('catalog.w');
  const query = usePages();
  const pages = query.data ?? [];
  const deletion = useDeletePage();
  const [asked, setAsked] = useState<PageChoice | null>(null);
  const nameOf = ({ name, code }: PageChoice) => nameIn(name, language, code);
  return (
    <Screen
      title={t.pages}
      actions={
        mayEdit && (
          <Link to="/pages/new" className={buttonClassName('primary')}>
            <Plus size={20} />
            {t.add}
          </Link>
        )
      }
    >
      <BoxesSection />
      <Loaded query={query} rows={6} shape="list">
        {pages.length === 0 ? (
          <EmptyState icon={<FileText size={56} />} title={t.empty}>
            <p>{t.emptyText}</p>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-5">
            {(['pages', 'policies', 'posts'] as const).map((group) => {
              const own = pages.filter((page) => groupOf(page) === group);
              return (
                own.length > 0 && (
                  <Section key={group} title={t.groups[group]}>
                    <ul className="-my-2 flex flex-col divide-y divide-line">
                      {own.map((page) => (
                        <li key={page.code} className="flex items-center gap-x-3 py-1">
                          <Link
                            to={`/pages/${page.code}`}
                            className={`${linkClassName} min-w-0 break-words pointer-fine:min-h-9`}
                          >
                            {nameOf(page)}
                          </Link>
                          {!page.visible && <Badge>{words.hidden}</Badge>}
                          <span
                            className={classNames(
                              'tabular ml-auto shrink-0 text-small text-muted',
                              !page.publishedOn && 'max-md:hidden',
                            )}
                          >
                            {page.publishedOn ? dateText(page.publishedOn, locale) : page.code}
                          </span>
                          {mayEdit && (
                            <button
                              type="button"
                              aria-label={words.removeOf(nameOf(page))}
                              onClick={() => setAsked(page)}
                              className={`${iconButton} -mr-3 max-md:ml-auto`}
                            >
                              <Trash2 size={18} />
                            </button>
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
      {asked && (
        <TargetDialog
          title={words.removeOf(nameOf(asked))}
          text={() => words.removeText}
          action={words.remove}
          choices={[]}
          onConfirm={async () => {
            await deletion.mutateAsync(asked.code);
            showToast({ tone: 'success', text: words.removed(nameOf(asked)) });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  );
}

/** The short texts in fixed places of the shop. */
function BoxesSection() {
  const t = useMessages(boxMessages);
  const words = useMessages(structureMessages);
  const boxes = useBoxes().data ?? [];
  const { language } = useLanguageChoice();
  return (
    boxes.length > 0 && (
      <div className="mb-5">
        <Section title={t.title}>
          <ul className="-my-2 flex flex-col divide-y divide-line">
            <li className="py-1">
              <Link to="/home-page" className={`${linkClassName} pointer-fine:min-h-9`}>
                {t.home}
              </Link>
            </li>
            {boxes.map(({ code, visible, texts }) => (
              <li key={code} className="flex flex-wrap items-center gap-x-3 py-1">
                <Link to={`/boxes/${code}`} className={`${linkClassName} min-w-0 break-words pointer-fine:min-h-9`}>
                  {boxText(code, t).title}
                </Link>
                {!visible && <Badge>{words.hidden}</Badge>}
                <span className="min-w-0 flex-1 truncate text-right text-small text-muted max-md:hidden">
                  {nameIn(texts, language, t.empty)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    )
  );
}
