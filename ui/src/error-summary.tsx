import { type MouseEvent, useEffect } from 'react';
import { CircleAlert } from './icons.ts';
import { Panel } from './panel.tsx';
import { type Form, summaryId } from './use-form.ts';

interface ErrorSummaryProps {
  form: Pick<Form<never>, 'id' | 'summary' | 'isWrong'>;
  /** `prefix`: before the title of the page. */
  words: { title: string; prefix: string };
}

/** The summary above a form: every invalid field with its message. Also changes the title of the page. */
export function ErrorSummary({ form, words: t }: ErrorSummaryProps) {
  useEffect(() => {
    if (!form.isWrong) return;
    const { title } = document;
    const marked = t.prefix + title;
    document.title = marked;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === marked) document.title = title;
    };
  }, [form.isWrong, t.prefix]);
  if (form.summary.length === 0) return null;
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div id={summaryId(form.id)} tabIndex={-1} role="alert" aria-labelledby={`${summaryId(form.id)}-title`}>
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p id={`${summaryId(form.id)}-title`} className="font-semibold text-strong">
          {t.title}
        </p>
        <ul className="mt-1.5 flex flex-col gap-1.5">
          {form.summary.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => go(event, id)}
                className="block w-fit py-0.5 leading-snug font-medium text-error underline underline-offset-4 hover:no-underline"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
