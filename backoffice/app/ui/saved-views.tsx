import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewedList } from '@vitrine/contract/staff/permissions.ts';
import { deleteView, listViews, saveView } from '@vitrine/contract/staff/staff.ts';
import type { SavedView } from '@vitrine/contract/staff/staff-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { classNames, iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Trash2 } from '@vitrine/ui/icons.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../api/error-text.ts';
import { staffApi } from '../api/staff-api.ts';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';
import { Loaded } from './loaded.tsx';
import { Sheet } from './sheet.tsx';

interface SavedViewsProps {
  list: ViewedList;
  filters: Readonly<Record<string, string | undefined>>;
  onClose: () => void;
}

const queryOf = (filters: SavedViewsProps['filters']): string =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();

/** Saved filters: a link for each, and a form that saves those that are set. */
export function SavedViews({ list, filters, onClose }: SavedViewsProps) {
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const key = ['views', list] as const;
  const query = useQuery({ queryKey: key, queryFn: () => staffApi(listViews, { params: { list } }) });
  const current = queryOf(filters);
  const remove = useMutation({
    mutationFn: (view: string) => staffApi(deleteView, { params: { list, name: view } }),
    onSuccess: (views) => client.setQueryData(key, views),
  });
  return (
    <Sheet title={words.views} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-second">{words.viewsHint}</p>
        <Loaded query={query} rows={3}>
          {query.data?.items.length === 0 ? (
            <p className="text-muted">{words.noViews}</p>
          ) : (
            <ul className="divide-y divide-line">
              {query.data?.items.map((view) => (
                <li key={`${view.owner} ${view.name}`} className="flex items-center justify-between gap-2">
                  <Link
                    to={{ search: view.query }}
                    onClick={onClose}
                    aria-current={view.query === current ? 'true' : undefined}
                    className={classNames(linkClassName, 'min-w-0 flex-1 flex-wrap gap-x-2 py-2')}
                  >
                    <span className="min-w-0 break-words">{view.name}</span>
                    {view.shared && (
                      <span className="text-small font-normal text-muted">
                        {view.owner === null ? words.viewShared : words.viewSharedBy(view.owner)}
                      </span>
                    )}
                  </Link>
                  {view.owner === null && (
                    <button
                      type="button"
                      aria-label={words.viewDelete(view.name)}
                      onClick={() => remove.isPending || remove.mutate(view.name)}
                      className={iconButton}
                    >
                      <Trash2 size={20} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <FormError message={remove.error && errorText(remove.error)} />
        {current === '' ? (
          <p className="text-small text-muted">{words.viewNothing}</p>
        ) : (
          <SaveForm
            list={list}
            query={current}
            onSaved={(views) => {
              client.setQueryData(key, views);
              onClose();
            }}
          />
        )}
      </div>
    </Sheet>
  );
}

interface SaveFormProps {
  list: ViewedList;
  query: string;
  onSaved: (views: { items: SavedView[] }) => void;
}

function SaveForm({ list, query, onSaved }: SaveFormProps) {
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const [shared, setShared] = useState(false);
  const form = useForm({
    id: 'view',
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.viewNameEmpty : null }),
  });
  const save = useMutation({
    mutationFn: (name: string) => staffApi(saveView, { params: { list, name }, body: { query, shared } }),
    onSuccess: (views, name) => {
      showToast({ tone: 'success', text: words.viewSaved(name) });
      onSaved(views);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && form.isValid()) save.mutate(form.values.name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold text-strong">{words.viewSaveTitle}</h3>
      <FormError message={save.error && errorText(save.error)} />
      <TextField {...form.field('name')} label={words.viewName} required maxLength={60} />
      <CheckField id="view-shared" isOn={shared} onChange={setShared}>
        {words.viewShared}
      </CheckField>
      <SubmitButton label={words.viewSave} busyLabel={words.viewSaving} isBusy={save.isPending} />
    </form>
  );
}
